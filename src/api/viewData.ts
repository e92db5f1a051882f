import type {CodeSample} from '../reading';
import type {JsonValue} from './document';
import {literals, writeLiteral} from './literals';
import type {ApiError, ApiOperation, ApiSample, ApiSpec} from './model';
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
  errors: Omit<ApiError, 'problem'>[];
  /** The operation's first sample. */
  sample: SampleView;
  /** What it is answered. */
  reply: SampleView;
}

/** Everything the pages show, by id. */
export interface ApiViewData {
  operations: Record<string, OperationView>;
  /** Requests (`sendEmail.text`), answers (`sendEmail.202.queued`) and problems
   * (`problem.not_found`). */
  samples: Record<string, SampleView>;
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

/** An operation lists its errors in words; their JSON is among the samples. */
function withoutProblem({status, title, code, cause, cure, limits}: ApiError) {
  return {status, title, code, cause, cure, limits};
}

/**
 * What the pages need of the API, code highlighted.
 *
 * @param highlight the highlighter, which runs at build
 */
export function makeViewData(spec: ApiSpec, highlight: Highlight): ApiViewData {
  const samples = Object.fromEntries(
    spec.operations.flatMap((operation) => samplesOf(operation, highlight)),
  );
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
      errors: errors.map(withoutProblem),
      sample,
      reply,
    };
  });
  return {
    operations: Object.fromEntries(operations.map((view) => [view.id, view])),
    samples,
  };
}
