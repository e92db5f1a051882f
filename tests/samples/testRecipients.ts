/** What `docs/api/testing.mdx` promises of test recipients, for the mock of the API. */
import type {JsonValue} from '../../src/api/document';
import {brand} from '../../src/site/brand';

type Body = Readonly<Record<string, JsonValue>>;

const NAMES = 'delivered|bounced|complained|delayed|suppressed|opened';

/** An address whose name says what happens to an email. */
export const TEST_RECIPIENT = new RegExp(
  `\\b(${NAMES})(?:\\+[^@\\s"]*)?@test\\.${brand.domain.replaceAll('.', '\\.')}\\b`,
  'i',
);

interface Outcome {
  status: string;
  reply: string | null;
}

const DELIVERED: Outcome = {status: 'delivered', reply: '250 2.0.0 OK'};

/** What becomes of an email, by the name: one outcome for each time it is looked up. */
const OUTCOMES: Readonly<Record<string, readonly Outcome[]>> = {
  delivered: [DELIVERED],
  bounced: [{status: 'bounced', reply: '550 5.1.1 No such mailbox'}],
  complained: [DELIVERED, {...DELIVERED, status: 'complained'}],
  delayed: [{status: 'sent', reply: '451 4.3.0 Try again later'}, DELIVERED],
  suppressed: [{status: 'suppressed', reply: null}],
  opened: [DELIVERED],
};

const addressesIn = (value: JsonValue | undefined): string[] =>
  [value ?? []].flat().filter((one) => typeof one === 'string');

/** The emails that were sent to test recipients. */
export class TestRecipients {
  private readonly emails = new Map<string, {body: Body; looks: number}>();

  /**
   * Takes an email.
   *
   * @returns the response; nothing when it goes to no test recipient
   */
  send(body: Body): Body | undefined {
    if (!addressesIn(body['to']).some((address) => TEST_RECIPIENT.test(address))) {
      return undefined;
    }
    const id = `em_test${String(this.emails.size + 1)}`;
    this.emails.set(id, {body, looks: 0});
    return {id, status: 'queued'};
  }

  /**
   * Looks an email up.
   *
   * @param example what is known of an email that went to others
   */
  find(id: string, example: Body): Body {
    const email = this.emails.get(id);
    if (!email) {
      return example;
    }
    const {body, looks} = email;
    email.looks += 1;
    const to = addressesIn(body['to']);
    const recipients = to.map((address) => {
      const name = TEST_RECIPIENT.exec(address)?.[1]?.toLowerCase() ?? 'delivered';
      const outcomes = OUTCOMES[name] ?? [DELIVERED];
      const outcome = outcomes[Math.min(looks, outcomes.length - 1)] ?? DELIVERED;
      return {address, ...outcome, updatedAt: '2026-11-19T09:41:09Z'};
    });
    const isOpened = body['trackOpens'] === true && /^opened\b/i.test(to[0] ?? '');
    return {
      ...example,
      id,
      to,
      test: true,
      status: recipients[0]?.status ?? 'queued',
      subject: body['subject'] ?? '',
      trackOpens: body['trackOpens'] ?? false,
      openedAt: isOpened ? '2026-11-19T09:41:12Z' : null,
      recipients,
    };
  }
}
