import {emailProblem, timeProblem} from '../answerEmail';
import type {Refusal} from '../bodyProblem';
import type {BodySchema} from '../bodySchema';
import type {JsonValue} from '../document';
import {
  inStatus,
  isVerifiedIn,
  itemOf,
  point,
  show,
  type Call,
  type Handlers,
} from './call';
import {addressesIn, testRecipient} from './emails';
import {textOf} from './store';
import type {JsonObject} from './types';

/** What an email is refused for. */
function sendProblem(
  call: Call,
  email: JsonValue,
  schema: BodySchema,
  within: readonly (string | number)[],
): Refusal | undefined {
  const {rules} = call.state;
  const {daysAhead} = rules.limits;
  const problem = emailProblem(
    email,
    {schema, daysAhead},
    {now: call.now, isVerified: isVerifiedIn(call)},
    within,
  );
  if (problem || call.mode === 'test') {
    return problem;
  }
  const errors = ['to', 'cc', 'bcc'].flatMap((field) => {
    const value = (email as JsonObject)[field];
    return addressesIn(value)
      .map((address, index) => ({address, index}))
      .filter(({address}) => testRecipient(address, rules.testDomain) !== undefined)
      .map(({address, index}) => ({
        pointer: point(...within, field, ...(Array.isArray(value) ? [index] : [])),
        detail: `A live key cannot send to the test recipient ${address}.`,
      }));
  });
  return errors.length > 0
    ? {
        code: 'invalid_recipient',
        detail: 'A live key cannot send to test recipients.',
        errors,
      }
    : undefined;
}

/** The refusal of a batch: the code of its first invalid email, and what is wrong with each. */
const allOf = (first: Refusal, refusals: readonly Required<Refusal>[]): Refusal => ({
  ...first,
  detail: `${String(refusals.length)} emails are invalid.`,
  errors: refusals.flatMap(({errors}) => errors),
});

/** What can be done with emails. */
export const emailHandlers: Handlers = {
  sendEmail(call) {
    const {operation, state, mode, now, body} = call;
    const refusal = sendProblem(call, body, operation.body ?? {}, []);
    if (refusal) {
      return {refusal};
    }
    return show(state.emails.accept(body, mode, now), call);
  },
  sendBatch(call) {
    const {operation, state, mode, now, body} = call;
    const {emails: list} = operation.body?.properties ?? {};
    const schema = list === false ? undefined : list?.items;
    const emails = body['emails'] as readonly JsonObject[];
    const refusals = emails.flatMap((email, index) => {
      const problem = sendProblem(call, email, schema ?? {}, ['emails', index]);
      // A problem that concerns a whole email names its place in the batch.
      return problem
        ? {
            errors: [{pointer: point('emails', index), detail: problem.detail}],
            ...problem,
          }
        : [];
    });
    const [refusal] = refusals;
    if (refusal) {
      return {refusal: refusals.length > 1 ? allOf(refusal, refusals) : refusal};
    }
    const data = emails.map((email) => {
      const {id = '', status = ''} = state.emails.accept(email, mode, now);
      return {id, status};
    });
    return {body: {data}};
  },
  updateEmail(call) {
    const {state, mode, now, body} = call;
    const problem = inStatus(call, ['scheduled'], 'not_scheduled');
    if (problem) {
      return problem;
    }
    const {daysAhead} = state.rules.limits;
    const refusal = timeProblem(body['scheduledAt'], daysAhead, now, point);
    if (refusal) {
      return {refusal};
    }
    const email = itemOf(call);
    state.emails.reschedule(email, mode, Date.parse(textOf(body['scheduledAt'])));
    return show(email, call);
  },
  cancelEmail(call) {
    const problem = inStatus(call, ['scheduled', 'canceled'], 'not_cancelable');
    call.state.store.change(itemOf(call), problem ? {} : {status: 'canceled'});
    return problem ?? show(itemOf(call), call);
  },
};
