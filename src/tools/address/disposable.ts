/** What is looked up in lists. Plain data: it can be sent to a worker. */
export interface AddressData {
  /** Domains of throw-away mailboxes, in A-labels and lower case. */
  disposable: ReadonlySet<string>;
}

/**
 * Services that forward to a real mailbox, for as long as its owner likes. Some lists
 * call them disposable. A person reads what comes there, so they are not.
 *
 * Sources: github.com/micke/valid_email2/pull/200 and /213 (SimpleLogin),
 * github.com/ivolo/disposable-email-domains/pull/958 (addy.io),
 * github.com/amieiro/disposable-email-domains/issues/19 (DuckDuckGo).
 */
// cspell:disable -- domains
const forwarding: ReadonlySet<string> = new Set([
  'duck.com',
  'addy.io',
  'anonaddy.com',
  'anonaddy.me',
  'addymail.com',
  'simplelogin.co',
  'simplelogin.com',
  'simplelogin.fr',
  'simplelogin.io',
  'aleeas.com',
  '8alias.com',
  '8shield.net',
  'dralias.com',
  'slmail.me',
  'slmails.com',
  'mozmail.com',
  'privaterelay.appleid.com',
]);

// cspell:enable

/**
 * Loads the list of disposable domains: disposable-email-domains, CC0, in the npm
 * package disposable-email-domains-js. It is a chunk of its own, 170 KB before
 * compression.
 *
 * @throws when the chunk cannot be loaded
 */
export async function loadAddressData(): Promise<AddressData> {
  const {default: list} =
    await import('disposable-email-domains-js/dist/dict/disposable_email_blocklist.json');
  return {disposable: new Set(list)};
}

/**
 * True for a domain of throw-away mailboxes, and for names under it.
 *
 * @param asciiDomain lower case
 */
export function isDisposable(asciiDomain: string, {disposable}: AddressData): boolean {
  if (isForwarding(asciiDomain)) {
    return false;
  }
  // Each step takes a label away; names have few, and long ones are cut off by the parser.
  let name = asciiDomain;
  while (name.includes('.')) {
    if (disposable.has(name)) {
      return true;
    }
    name = name.slice(name.indexOf('.') + 1);
  }
  return false;
}

/** True for a service that forwards to a real mailbox: see above. */
export function isForwarding(asciiDomain: string): boolean {
  return (
    forwarding.has(asciiDomain) || forwarding.has(asciiDomain.replace(/^[^.]+\./, ''))
  );
}
