import {
  AGAIN,
  BASICS,
  DETAILS,
  LATER,
  NOTHING,
  PROVIDERS,
  REMOVE,
  SUBJECTS,
  type PageLink,
  type SmtpMeaning,
} from './smtpCodes';

export interface SmtpReply {
  /** `550`, if there is one. */
  basic?: string;
  /** `5.1.1`, if there is one. */
  enhanced?: string;
  /** What it means for the email. */
  outcome: 'accepted' | 'temporary' | 'permanent';
  title: string;
  cure: string;
  /** Who uses the code in this sense, where that is not the registry. */
  provider?: string;
  page?: PageLink;
  /** What the server wrote, in one line, without the codes. */
  text: string;
}

/** Characters that are read: a report has the reply in its first part. */
const MAX_READ = 20_000;
/** Characters of a reply that are shown. */
const MAX_TEXT = 600;

const ENHANCED = String.raw`#?([245]\.\d{1,3}\.\d{1,3})(?![.\d])`;
const BASIC = '([245][0-5]\\d)';
const BEFORE = String.raw`(?:^|[\s:;>("'\[,|#])`;

/** `550 5.1.1`, `550-5.1.1`, `550 #5.1.0`, `550: 5.1.1`. */
const BOTH = new RegExp(`${BEFORE}${BASIC}[ -:]{1,2}\\s?\\(?${ENHANCED}`);
/** `5.1.1` alone: as a status of a report or log, or as the whole text. */
const STATUS = new RegExp(
  String.raw`(?:\b(?:status|dsn|code)["']?\s*[:=]\s*["']?|^[ \t]*|#<\s*|smtp;\s*)${ENHANCED}`,
  'im',
);
/** A basic code with text after it. */
const ALONE = new RegExp(`${BEFORE}${BASIC}[ -](?=\\s?[A-Za-z<(\\[*"'])`);
/** Words that are in replies, and hardly behind other numbers of three digits. */
const MAIL_WORDS =
  /\bmail|user|recipient|relay|spam|block|address|sender|message|connect|policy|smtp|reject|quota|greylisted|greylisting|dkim|spf|dmarc|\brate\b|throttle|throttling|try again|temporary|temporarily|transaction|authenticate|authentication|\bhost\b|rcpt|\bhelo\b|service (?:not )?(?:un)?available/i;

const OUTCOMES = {'2': 'accepted', '4': 'temporary', '5': 'permanent'} as const;

function codesOf(text: string): {basic?: string; enhanced?: string} | undefined {
  const both = BOTH.exec(text);
  if (both?.[1] && both[2]) {
    return {basic: both[1], enhanced: both[2]};
  }
  const [, alone] = ALONE.exec(text) ?? [];
  const basic =
    alone !== undefined && Object.hasOwn(BASICS, alone) && MAIL_WORDS.test(text)
      ? alone
      : undefined;
  const [, enhanced] = STATUS.exec(text) ?? [];
  return basic === undefined && enhanced === undefined
    ? undefined
    : {...(basic && {basic}), ...(enhanced && {enhanced})};
}

/** What the server wrote, without codes at the beginning of its lines. */
function wordsOf(text: string, code: string): string {
  const from = text.indexOf(code);
  return text
    .slice(Math.max(from, 0))
    .replace(new RegExp(String.raw`${BASIC}[ -](?:\s?\(?${ENHANCED}\)?)?\s*`, 'g'), '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);
}

function meaningOf(
  {basic = '', enhanced}: {basic?: string; enhanced?: string},
  outcome: SmtpReply['outcome'],
): SmtpMeaning | undefined {
  const [, subject = '', detail = ''] = enhanced?.split('.') ?? [];
  const key = `${subject}.${String(Number(detail))}`;
  const own = key !== '0.0' && Object.hasOwn(DETAILS, key) ? DETAILS[key] : undefined;
  // `250 2.1.0` is about the sender's address, but no problem with it (RFC 2034, 4).
  if (outcome === 'accepted' && !own?.cure.startsWith(NOTHING)) {
    return BASICS[basic] ?? BASICS['250'];
  }
  return (
    own ??
    (enhanced !== undefined && subject !== '0' ? SUBJECTS[subject] : undefined) ??
    BASICS[basic] ??
    DETAILS['0.0']
  );
}

/**
 * What to do: many codes come with both classes. A temporary error is no reason to give an
 * address up, and a permanent one is not tried again (RFC 5321, 4.2.1).
 */
const cureFor = (cure: string, outcome: SmtpReply['outcome']) =>
  outcome === 'temporary'
    ? cure.replace(REMOVE, LATER)
    : outcome === 'permanent'
      ? cure.replace(LATER, AGAIN)
      : cure;

/**
 * Reads a reply of a mail server as it stands in bounces, reports and logs. The last number
 * of the class decides about the email: a server may write `421 5.7.0`, and then the first
 * code counts, because that is what the sending server obeys (RFC 5321, 4.2.1).
 *
 * @param given a text of any length
 * @returns nothing for a text without such a reply
 */
export function readSmtpReply(given: string): SmtpReply | undefined {
  const text = given.slice(0, MAX_READ);
  const codes = codesOf(text);
  if (!codes) {
    return undefined;
  }
  const {basic, enhanced} = codes;
  const provider = PROVIDERS.find(({fits}) => fits.test(text));
  const leading = (basic ?? enhanced ?? '5').charAt(0) as keyof typeof OUTCOMES;
  const outcome = OUTCOMES[leading];
  const found = provider ?? meaningOf(codes, outcome);
  return {
    ...codes,
    outcome,
    title: found?.title ?? '',
    cure: cureFor(found?.cure ?? '', outcome),
    ...(provider && {provider: provider.provider}),
    ...(found?.page && {page: found.page}),
    text: wordsOf(text, basic ?? enhanced ?? ''),
  };
}
