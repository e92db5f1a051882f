import {publishedRules, rule, type Rule, type RuleCore} from '../kit';

const SPEC = {
  label: 'Standard Webhooks 1.0.0',
  url: 'https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md',
};

const RAW =
  'Verify the bytes as they arrived, and parse them only after that. No middleware may read the body first.';
const COPY = 'Copy the secret again, from whsec_ to its last character.';
const SIGNED =
  'Sign the value of webhook-id, a period, webhook-timestamp, a period and the raw body.';
const KEY = 'Remove whsec_, decode the rest from base64, and use those bytes as the key.';
const PROXY = 'Let the proxy in front of your server pass the header on as it is.';

/** Everything that can be found, with what to do about it. */
export const faults = {
  'signature-valid': rule('fine'),
  'signature-unknown': rule(
    'error',
    'Record one request with its raw body, and check that the secret is that of this endpoint: each endpoint has its own.',
  ),
  'signature-several': rule(
    'note',
    'Compare with each signature, because one match is enough. While a secret is being rotated, there are two.',
    SPEC,
  ),

  'header-missing': rule('error', PROXY),
  'header-renamed': rule('error', `${PROXY} Or read the header under its new name.`),
  'header-cgi': rule(
    'note',
    'Read it under the name that your framework gives it. The value is the same.',
    {
      label: 'RFC 3875, 4.1.18',
      url: 'https://www.rfc-editor.org/rfc/rfc3875#section-4.1.18',
    },
  ),
  'header-folded': rule(
    'error',
    'Join the lines without a space before you verify, or stop the proxy from wrapping long headers.',
    {label: 'RFC 9112, 5.2', url: 'https://www.rfc-editor.org/rfc/rfc9112#section-5.2'},
  ),
  'header-repeated': rule(
    'error',
    'Find out who adds the second one, usually a proxy that replays requests.',
    {label: 'RFC 9110, 5.3', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-5.3'},
  ),
  'header-quoted': rule('warning', 'Use the value without the quotes.'),

  'signature-form': rule('error', PROXY, SPEC),
  'signature-comma': rule(
    'error',
    'Several signatures are separated by spaces. Split at spaces, and stop the proxy from joining headers with commas.',
    SPEC,
  ),
  'signature-plus': rule(
    'error',
    'Read the header itself. It is not URL-encoded, so nothing may decode it.',
  ),
  'signature-encoding': rule('error', 'Encode the HMAC in base64, with + and /.', SPEC),
  'signature-version': rule('error', 'Put v1 and a comma before the signature.', SPEC),

  'timestamp-form': rule(
    'error',
    'webhook-timestamp is Unix time in whole seconds.',
    SPEC,
  ),
  'timestamp-milliseconds': rule(
    'error',
    'Divide by 1000 and round down. In JavaScript: Math.floor(Date.now() / 1000).',
    SPEC,
  ),
  'timestamp-old': rule(
    'error',
    'Compare date -u on your server with the correct time, and turn on NTP. Verify when the request arrives, not in a queue. Never widen the five minutes.',
    SPEC,
  ),
  'timestamp-maybe-old': rule(
    'warning',
    'If you recorded this request earlier, enter the time at which it arrived. If it has just arrived, your clock is wrong.',
    SPEC,
  ),
  'timestamp-future': rule(
    'error',
    'Compare date -u on your server with the correct time, and turn on NTP. Never widen the five minutes.',
    SPEC,
  ),

  'body-empty': rule('error', `Something has read the request before you. ${RAW}`),
  'body-object': rule('error', `A parsed object was turned into text. ${RAW}`),
  'body-rewritten': rule('error', RAW),
  'body-key-order': rule('error', RAW),
  'body-escaped': rule('error', RAW),
  'body-python': rule('error', RAW),
  'body-space': rule('error', `Do not trim the body, and add no line break. ${RAW}`),
  'body-line-ends': rule('error', `Do not convert line breaks. ${RAW}`),
  'body-mark': rule(
    'error',
    `The body is sent without a byte order mark, so something added it. ${RAW}`,
  ),
  'body-charset': rule('error', `The body is UTF-8. ${RAW}`),
  'body-lost': rule('error', `Do not decode the body before you verify it. ${RAW}`),
  'body-nested': rule('error', `The text was put into JSON once more. ${RAW}`),
  'body-base64': rule(
    'error',
    'Decode it first. AWS API Gateway does this to bodies and sets isBase64Encoded to true.',
  ),
  'body-url-encoded': rule('error', `Do not read the body as a form. ${RAW}`),
  'body-html': rule('error', `Do not escape the body for HTML. ${RAW}`),
  'body-compressed': rule(
    'error',
    'Remove the compression first, or tell the proxy not to add it.',
  ),
  'body-short': rule(
    'error',
    'Read the body to its end, and raise the limit of your proxy or log if it cuts bodies off.',
  ),
  'body-long': rule('error', `Something has added to the body. ${RAW}`),
  'body-not-event': rule('note', 'Check that you pasted the body of a webhook request.'),

  'secret-missing': rule('error', `Set the variable that your server reads. ${COPY}`),
  'secret-other': rule(
    'error',
    'Each endpoint has a secret of its own, and a rotation replaces it. Set this endpoint’s current secret on the server.',
  ),
  'secret-prefix': rule('warning', COPY),
  'secret-space': rule(
    'warning',
    `${COPY} A line break often comes from a file, so trim what you read.`,
  ),
  'secret-url-safe': rule(
    'warning',
    `The secret is standard base64, with + and /. ${COPY}`,
  ),
  'secret-form': rule('error', COPY),
  'key-not-decoded': rule('error', KEY, SPEC),
  'key-whole': rule('error', KEY, SPEC),
  'key-hex': rule('error', KEY, SPEC),
  'key-empty': rule(
    'error',
    'The variable was empty or missing when the signature was made. Refuse to start without a valid secret, because an empty key is valid for an HMAC.',
  ),
  'content-parts': rule('error', SIGNED, SPEC),
  'content-id': rule(
    'error',
    `Use the header webhook-id, not an ID from the body. ${SIGNED}`,
    SPEC,
  ),
  'content-time': rule(
    'error',
    `Use the header as text, and no time of your own. ${SIGNED}`,
    SPEC,
  ),
  'hash-other': rule('error', 'Use HMAC with SHA-256.', SPEC),
  'computed-right': rule('fine'),
  'computed-encoding': rule(
    'error',
    'Encode the HMAC in base64, as the header does.',
    SPEC,
  ),
  'computed-form': rule(
    'error',
    'Paste the signature in base64 or hexadecimal, with or without v1.',
  ),
  'computed-unknown': rule(
    'error',
    'Print what your code signs and the length of its key: 24 to 64 bytes. Then compare with the text below.',
  ),
} satisfies Readonly<Record<string, RuleCore>>;

export type FaultCode = keyof typeof faults;

/** When each is reported: for the list of rules, and the table on the page. */
export const faultSays: Readonly<Record<FaultCode, string>> = {
  'signature-valid':
    'A signature matches the body and the secret, so the request is genuine.',
  'signature-unknown':
    'No signature matches, even when the usual changes to the body, the key and the signed text are undone.',
  'signature-several': 'The header has several signatures, and not all of them match.',
  'header-missing': 'One of the three headers is missing.',
  'header-renamed':
    'One of the three headers has another name, because some proxies rename headers.',
  'header-cgi':
    'A header has the name that CGI, Rack and PHP give it, such as HTTP_WEBHOOK_ID.',
  'header-folded': 'A header continues on the next line.',
  'header-repeated': 'A header appears twice, with different values.',
  'header-quoted': 'The value of a header is in quotes.',
  'signature-form':
    'A signature does not have 32 bytes in base64, so it was cut off or changed.',
  'signature-comma': 'Several signatures are joined with commas.',
  'signature-plus': 'A plus sign in the signature has become a space.',
  'signature-encoding': 'The signature is in hexadecimal or base64url.',
  'signature-version': 'The signature has no version before it.',
  'timestamp-form': 'The timestamp is not a number.',
  'timestamp-milliseconds': 'The timestamp is in milliseconds.',
  'timestamp-old':
    'The timestamp is more than five minutes before the time of arrival you entered.',
  'timestamp-maybe-old':
    'The timestamp is more than five minutes old, and no time of arrival is given.',
  'timestamp-future': 'The timestamp is more than five minutes in the future.',
  'body-empty': 'There is no body.',
  'body-object':
    'The body is what a program prints for an object, such as [object Object].',
  'body-rewritten': 'The body was parsed and serialized again, with other spaces.',
  'body-key-order':
    'The body was parsed and serialized again, with its fields in another order.',
  'body-escaped':
    'The body was serialized again, with letters, slashes or angle brackets escaped.',
  'body-python': 'The body is a printed Python dictionary.',
  'body-space': 'A line break or spaces were added to the end of the body, or removed.',
  'body-line-ends': 'Line breaks in the body were converted.',
  'body-mark': 'The body begins with a byte order mark.',
  'body-charset':
    'The body was read or written in Latin-1 or UTF-16, although it is UTF-8.',
  'body-lost': 'Characters of the body were lost, so its bytes cannot be restored.',
  'body-nested': 'The body is a JSON string that contains the JSON.',
  'body-base64': 'The body is in base64.',
  'body-url-encoded': 'The body is URL-encoded.',
  'body-html': 'Quotes in the body are escaped for HTML.',
  'body-compressed': 'The body is compressed with gzip.',
  'body-short': 'The body is shorter than Content-Length says, or its JSON breaks off.',
  'body-long': 'The body is longer than Content-Length says.',
  'body-not-event': 'The body is not an event of the API.',
  'secret-missing': 'No secret is given.',
  'secret-other':
    'The signature matches one of the other secrets instead of the first one.',
  'secret-prefix': 'The secret does not begin with whsec_.',
  'secret-space': 'The secret has spaces, quotes or a name around it.',
  'secret-url-safe': 'The secret is in base64url.',
  'secret-form': 'The secret is cut off, or contains characters that are not base64.',
  'key-not-decoded':
    'The key is the text of the secret, which was not decoded from base64.',
  'key-whole': 'The key is the text of the secret with its prefix.',
  'key-hex': 'The secret was written or read as hexadecimal.',
  'key-empty': 'The key is empty.',
  'content-parts': 'Something other than the ID, the time and the body was signed.',
  'content-id': 'The ID that was signed is not the one in webhook-id.',
  'content-time': 'The time that was signed is not the one in webhook-timestamp.',
  'hash-other': 'The HMAC uses a hash other than SHA-256.',
  'computed-right': 'Your code computes the right signature.',
  'computed-encoding': 'Your code computes the right signature, but not in base64.',
  'computed-form':
    'The signature that you entered is not an HMAC in base64 or hexadecimal.',
  'computed-unknown':
    'None of the known mistakes leads to the signature that your code computed.',
};

/** What the webhook tester can find, for the list of rules. */
export const webhookRules: readonly Rule[] = publishedRules(faults, faultSays);
