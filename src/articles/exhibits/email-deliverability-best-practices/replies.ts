/** A row of the tables: what a receiving server wrote, what it means and what to do. */
export interface ReplyRow {
  id: string;
  /** What it looks like, with code in backticks. */
  reply: string;
  meaning: string;
  cure: string;
}

interface BounceRow extends ReplyRow {
  /** Enhanced status codes (RFC 3463) that it is about. */
  codes: RegExp;
  /** Whose meaning of the code this is. */
  of?: 'Gmail' | 'Outlook.com';
}

/** The first row whose pattern fits is the one that applies. */
export const bounceRows: readonly BounceRow[] = [
  {
    id: 'no-mailbox',
    reply: '`550 5.1.1`',
    codes: /^5\.1\.1$/,
    meaning: 'The mailbox does not exist',
    cure: 'Suppress the address permanently',
  },
  {
    id: 'full-for-now',
    reply: '`452 4.2.2`',
    codes: /^4\.2\.2$/,
    meaning: 'The mailbox is full, reported as temporary',
    cure: 'Let your provider retry, and suppress the address if the message finally bounces',
  },
  {
    id: 'full',
    reply: '`552 5.2.2`',
    codes: /^5\.2\.2$/,
    meaning: 'The mailbox is full, reported as permanent',
    cure: 'Do not retry this message; suppress the address if the next one bounces, too',
  },
  {
    id: 'no-name-for-now',
    reply: '`4.7.23` from Gmail',
    codes: /^4\.7\.23$/,
    of: 'Gmail',
    meaning: 'The PTR record of the sending IP is missing or does not match',
    cure: 'Fix reverse DNS, or ask the provider that runs the server',
  },
  {
    id: 'no-authentication-for-now',
    reply: '`4.7.27`, `4.7.30` from Gmail',
    codes: /^[45]\.7\.(?:27|30)$/,
    of: 'Gmail',
    meaning: 'SPF (27) or DKIM (30) did not pass for a bulk sender',
    cure: 'Fix that record. The same codes with a `5` are rejections',
  },
  {
    id: 'not-aligned',
    reply: '`4.7.32` from Gmail',
    codes: /^4\.7\.32$/,
    of: 'Gmail',
    meaning: 'The From domain is not aligned',
    cure: 'Sign with the From domain',
  },
  {
    id: 'rate',
    reply: '`421 4.7.0` and other `4.7.x`',
    codes: /^4\.7\./,
    meaning: 'Delayed for now: greylisting, volume, reputation, TLS or authentication',
    cure: 'Let your provider retry, and read the whole line for the reason',
  },
  {
    id: 'no-authentication',
    reply: '`550 5.7.26` from Gmail',
    codes: /^5\.7\.26$/,
    of: 'Gmail',
    meaning: 'Neither SPF nor DKIM passed, or your DMARC policy rejects it',
    cure: 'Fix DNS, because retrying does not help',
  },
  {
    id: 'no-name',
    reply: '`550 5.7.25` from Gmail',
    codes: /^5\.7\.25$/,
    of: 'Gmail',
    meaning: 'The PTR record is missing or does not match',
    cure: 'As for `4.7.23`, but the message has been rejected',
  },
  {
    id: 'bulk',
    reply: '`550 5.7.515` from Outlook.com',
    codes: /^5\.7\.515$/,
    of: 'Outlook.com',
    meaning: 'A bulk sender without the required authentication',
    cure: 'Make SPF and DKIM both pass, with one of them aligned',
  },
  {
    id: 'own-policy',
    reply: '`550 5.7.509` from Outlook.com',
    codes: /^5\.7\.509$/,
    of: 'Outlook.com',
    meaning: 'DMARC failed and your own record says reject',
    cure: 'Use your DMARC reports to find the stream that is not signed',
  },
  {
    id: 'policy',
    reply: '`550 5.7.1`',
    codes: /^5\.7\.1$/,
    meaning: 'Rejected by policy, for the reason given in the text',
    cure: 'Read the text; it is often a blocklist or the content',
  },
];

/** Results of authentication (RFC 8601, section 2.7) as a mailbox writes them. */
export const resultRows = [
  {
    id: 'dkim-own',
    reply: '`dkim=pass` with your domain in `header.d`',
    meaning: 'The signature is valid, and DMARC counts it',
    cure: 'There is nothing to do',
  },
  {
    id: 'dkim-other',
    reply: '`dkim=pass` with another domain',
    meaning: 'Your platform signed with its own domain',
    cure: 'Set up DKIM for yours, as in [practice 1](#sign)',
  },
  {
    id: 'dkim-fail',
    reply: '`dkim=fail`',
    meaning: 'The message changed on its way, or the key is not the right one',
    cure: 'Find out [what breaks a signature](/articles/what-is-dkim/#change)',
  },
  {
    id: 'dkim-changed',
    reply: '`dkim=neutral (body hash did not verify)`',
    meaning: 'The message changed on its way, as Gmail reports it',
    cure: 'Find out [what breaks a signature](/articles/what-is-dkim/#change)',
  },
  {
    id: 'dkim-none',
    reply: '`dkim=none`, `permerror` or any other `neutral`',
    meaning: 'There is no signature that the receiver can verify',
    cure: 'Turn on signing, and check the key in DNS',
  },
  {
    id: 'spf-own',
    reply: '`spf=pass` with your domain in `smtp.mailfrom`',
    meaning: 'The server may send for your domain, and DMARC counts it',
    cure: 'There is nothing to do',
  },
  {
    id: 'spf-other',
    reply: '`spf=pass` with another domain',
    meaning: 'Bounces go to your platform, so DMARC does not count SPF',
    cure: 'Use [your own return path](#return-path)',
  },
  {
    id: 'spf-fail',
    reply: '`spf=fail` or `softfail`',
    meaning: 'The server is not in your SPF record, or the message was forwarded',
    cure: 'Add the service to the [record](#spf); for forwarding, rely on DKIM',
  },
  {
    id: 'spf-none',
    reply: '`spf=none`, `neutral` or `permerror`',
    meaning: 'There is no record, or one that says nothing or is broken',
    cure: 'Check it with the [SPF checker](/tools/spf-checker/)',
  },
  {
    id: 'dmarc-pass',
    reply: '`dmarc=pass`',
    meaning: 'SPF or DKIM passed for the From domain',
    cure: 'There is nothing to do',
  },
  {
    id: 'dmarc-fail',
    reply: '`dmarc=fail`',
    meaning: 'Neither passed for the From domain',
    cure: 'Begin with the DKIM row, because forwarding does not break DKIM',
  },
  {
    id: 'dmarc-none',
    reply: '`dmarc=none`',
    meaning: 'The From domain has no DMARC record',
    cure: 'Publish one, as in [practice 3](#dmarc)',
  },
  {
    id: 'dmarc-error',
    reply: '`dmarc=permerror`',
    meaning: 'The DMARC record is invalid',
    cure: 'Check it with the [DMARC checker](/tools/dmarc-checker/)',
  },
] as const satisfies readonly ReplyRow[];

type ResultRowId = (typeof resultRows)[number]['id'];

/** What a pasted text comes to. */
export interface ReplyReading {
  /** Ids of the rows that apply. */
  rows: readonly string[];
  /** Sentences beyond the rows. */
  notes: readonly string[];
}

/** Longer texts are cut: the reply is at the beginning of a bounce. */
export const MAX_REPLY = 20_000;

/** The second number of an enhanced status code: RFC 3463, section 2. */
const SUBJECTS: Readonly<Record<string, string>> = {
  '0': 'says nothing more about the reason',
  '1': 'is about the address',
  '2': 'is about the mailbox',
  '3': 'is about the receiving mail system',
  '4': 'is about the network or the routing',
  '5': 'is about the SMTP conversation',
  '6': 'is about the content of the message',
  '7': 'is about policy or security',
};

/**
 * Finds the rows that apply to a bounce, an SMTP reply or an Authentication-Results line.
 *
 * @param text anything; never throws
 */
export function readReply(text: string): ReplyReading {
  const given = text.slice(0, MAX_REPLY);
  const results = readResults(given);
  if (results.rows.length > 0 || results.notes.length > 0 || given.trim() === '') {
    return results;
  }
  return readBounce(given);
}

function readBounce(text: string): ReplyReading {
  // Codes behind a reply code or in a delivery report, or else any: versions look alike.
  const code =
    /\b[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(text)?.[1] ??
    /^Status:\s*([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/im.exec(text)?.[1] ??
    /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(text)?.[1];
  if (code === undefined) {
    return {rows: [], notes: [withoutCode(text)]};
  }
  const row = bounceRows.find(({codes}) => codes.test(code));
  if (!row) {
    return {rows: [], notes: [generalMeaning(code)]};
  }
  const sender = /gsmtp|google\.com|gmail/i.test(text)
    ? 'Gmail'
    : /outlook\.com|hotmail|microsoft/i.test(text)
      ? 'Outlook.com'
      : undefined;
  return {
    rows: [row.id],
    notes:
      row.of && row.of !== sender
        ? [
            `This is what ${row.of} means by ${code}. The text does not show that ${row.of} wrote it, and other servers may mean something else.`,
          ]
        : [],
  };
}

const CLASSES: Readonly<Record<string, string>> = {
  '2': 'The message was accepted',
  '4': 'The failure is temporary, so your provider tries again',
  '5': 'The failure is permanent, so another attempt does not help',
};

function generalMeaning(code: string): string {
  const [kind = '', subject = ''] = code.split('.');
  const about = SUBJECTS[subject];
  return `No row is about ${code}. ${CLASSES[kind] ?? ''}${about ? `, and the code ${about} (RFC 3463)` : ''}. Read the words behind it for the reason.`;
}

function withoutCode(text: string): string {
  const kind = /(?:^|\s)([245])\d\d[ -]/.exec(text)?.[1];
  return kind
    ? `This reply has no enhanced status code. ${CLASSES[kind] ?? ''} (RFC 5321, 4.2.1). Read its words for the reason.`
    : 'There is no status code and no authentication result in this text. Paste the line with the code, such as 550 5.1.1, or the whole Authentication-Results header.';
}

const ROW_OF: ReadonlyMap<string, ResultRowId> = new Map([
  ['dkim=fail', 'dkim-fail'],
  ['dkim=none', 'dkim-none'],
  ['dkim=neutral', 'dkim-none'],
  ['dkim=policy', 'dkim-none'],
  ['dkim=permerror', 'dkim-none'],
  ['spf=fail', 'spf-fail'],
  ['spf=softfail', 'spf-fail'],
  ['spf=none', 'spf-none'],
  ['spf=neutral', 'spf-none'],
  ['spf=permerror', 'spf-none'],
  ['dmarc=pass', 'dmarc-pass'],
  ['dmarc=fail', 'dmarc-fail'],
  ['dmarc=none', 'dmarc-none'],
  ['dmarc=permerror', 'dmarc-error'],
]);

/** One method of the header with its result and the domain it was found for. */
interface MethodResult {
  method: string;
  result: string;
  domain: string | undefined;
  /** Whether the receiver says that the body changed. */
  isBodyChanged: boolean;
}

function methodResults(text: string): MethodResult[] {
  return [...text.matchAll(/\b(spf|dkim|dmarc)\s*=\s*([a-z]+)\b([^;]*)/gi)].map(
    ([, method = '', result = '', rest = '']) => ({
      method: method.toLowerCase(),
      result: result.toLowerCase(),
      domain: /\b(?:header\.(?:d|i|from)|smtp\.mailfrom)\s*=\s*"?(?:[^\s;"]*@)?([\w.-]+)/i
        .exec(rest)?.[1]
        ?.toLowerCase(),
      isBodyChanged: /\bbody hash did not verify\b/i.test(rest),
    }),
  );
}

const lastLabels = (domain: string) => domain.split('.').slice(-2).join('.');

/**
 * Whether SPF or DKIM passed for a domain that is aligned with the From domain in relaxed mode
 * (RFC 9989, section 4.4).
 *
 * @returns undefined for siblings, such as news.acme.example and bounce.acme.example: whether one
 *   organization has both is in DNS
 */
function isOwn(domain: string, from: string): boolean | undefined {
  if (domain === from || domain.endsWith(`.${from}`) || from.endsWith(`.${domain}`)) {
    return true;
  }
  return lastLabels(domain) === lastLabels(from) ? undefined : false;
}

function readResults(text: string): ReplyReading {
  const found = methodResults(text);
  const from = found.find(({method}) => method === 'dmarc')?.domain;
  const rows = new Set<string>();
  const notes = new Set<string>();
  for (const {method, result, domain, isBodyChanged} of found) {
    const row = ROW_OF.get(`${method}=${result}`);
    const own =
      domain !== undefined && from !== undefined ? isOwn(domain, from) : undefined;
    if (row) {
      rows.add(row === 'dkim-none' && isBodyChanged ? 'dkim-changed' : row);
    } else if (result === 'temperror') {
      notes.add(
        `DNS did not respond in time for ${method.toUpperCase()}, so send the message again later.`,
      );
    } else if (result === 'pass' && own !== undefined) {
      rows.add(`${method}-${own ? 'own' : 'other'}`);
    } else if (result === 'pass') {
      rows.add(`${method}-own`);
      rows.add(`${method}-other`);
      notes.add(
        `The line does not show for certain whether the From domain belongs to the same organization as the domain that ${method.toUpperCase()} passed for. The first row applies if it does, and the second if not.`,
      );
    } else {
      notes.add(
        `No row is about “${method}=${result}”. Read the words behind it for the reason.`,
      );
    }
  }
  return {rows: [...rows], notes: [...notes]};
}
