/** A code of a mail server's reply: `550 5.1.1`, `5.1.1`, `421-4.7.0`. */
const REPLY =
  /(?:^|\D)[245]\d\d[ -]+#?[245]\.\d{1,3}\.\d{1,3}\b|^\s*[245]\.\d{1,3}\.\d{1,3}\s*$/;

/** Characters that a question hardly has. */
const LONG = 120;

/** Whether a text is worth being read by `readPaste`, which has to be fetched for it. */
export function looksPasted(text: string): boolean {
  return text.length > LONG || /[\n{]/.test(text) || REPLY.test(text);
}
