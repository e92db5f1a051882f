import type {CodeSample} from '../reading';
import type {JsonValue} from './document';
import {literals, writeLiteral} from './literals';
import type {
  ApiError,
  ApiEvent,
  ApiField,
  ApiOperation,
  ApiProblem,
  ApiSample,
  ApiScope,
  ApiSpec,
} from './model';
import {SAMPLE_LANGUAGES, writeSample} from './samples';

/** Code for a page: one block, or the same request in several languages. */
export interface SampleView {
  title: string;
  /** Highlighted. */
  blocks: CodeSample[];
}

export interface OperationView extends Omit<
  ApiOperation,
  'samples' | 'answers' | 'errors'
> {
  /** Base address, without a trailing slash. */
  server: string;
  errors: Omit<ApiError, 'problem' | 'title'>[];
  /** The operation's first sample. */
  sample: SampleView;
  /** What it is answered. */
  reply: SampleView;
}

export interface EventView extends Omit<ApiEvent, 'payload'> {
  /** A whole payload. */
  sample: SampleView;
}

export interface ProblemView extends Omit<ApiProblem, 'problem'> {
  /** Whether every operation can answer with it. */
  everywhere: boolean;
}

/** Everything of the document that the pages show, by id. */
export interface ApiViewData {
  operations: Record<string, OperationView>;
  /** Requests (`sendEmail.text`), answers (`sendEmail.202.queued`), problems
   * (`problem.not_found`) and payloads of events (`event.email.delivered`). */
  samples: Record<string, SampleView>;
  events: Record<string, EventView>;
  eventHeaders: ApiField[];
  problems: ProblemView[];
  scopes: ApiScope[];
}

/** Turns code into HTML: (source text, language) to spans. */
export type Highlight = (code: string, language: string) => string;

function requestView({title, request}: ApiSample, highlight: Highlight): SampleView {
  return {
    title,
    blocks: SAMPLE_LANGUAGES.map((language) => ({
      language,
      html: highlight(writeSample(request, language), language),
    })),
  };
}

function jsonView(title: string, value: JsonValue, highlight: Highlight): SampleView {
  const html = highlight(writeLiteral(value, literals.json), 'json');
  return {title, blocks: [{language: 'json', html}]};
}

function samplesOf(operation: ApiOperation, highlight: Highlight) {
  return [
    ...operation.samples.map(
      (sample) => [sample.id, requestView(sample, highlight)] as const,
    ),
    ...operation.answers.map(
      ({id, title, value}) => [id, jsonView(title, value, highlight)] as const,
    ),
    ...operation.errors.map(
      ({code, title, problem}) =>
        [`problem.${code}`, jsonView(title, problem, highlight)] as const,
    ),
  ];
}

/** Errors are listed in words; their JSON is among the samples. */
function inWords({status, code, cause, cure, limits}: ApiError) {
  return {status, code, cause, cure, limits};
}

/**
 * What the pages need of the API, code highlighted.
 *
 * @param highlight the highlighter, which runs at build
 */
export function makeViewData(spec: ApiSpec, highlight: Highlight): ApiViewData {
  const events = spec.events.map(({payload, ...event}): EventView => ({
    ...event,
    sample: jsonView(event.type, payload, highlight),
  }));
  const samples = Object.fromEntries([
    ...spec.operations.flatMap((operation) => samplesOf(operation, highlight)),
    ...events.map(({type, sample}) => [`event.${type}`, sample] as const),
  ]);
  const operations = spec.operations.map((operation): OperationView => {
    const {samples: requests, answers, errors, ...rest} = operation;
    const sample = samples[requests[0]?.id ?? ''];
    const reply = samples[answers[0]?.id ?? ''];
    if (!sample || !reply) {
      throw new RangeError(`${operation.id} has no sample or no example of its answer.`);
    }
    return {
      ...rest,
      server: spec.server,
      errors: errors.map(inWords),
      sample,
      reply,
    };
  });
  return {
    operations: Object.fromEntries(operations.map((view) => [view.id, view])),
    samples,
    events: Object.fromEntries(events.map((view) => [view.type, view])),
    eventHeaders: spec.eventHeaders,
    scopes: spec.scopes,
    problems: spec.problems.map((problem): ProblemView => ({
      ...inWords(problem),
      title: problem.title,
      operations: problem.operations,
      everywhere: problem.operations.length === spec.operations.length,
    })),
  };
}
