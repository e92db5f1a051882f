import {brand, escapeHtml} from '../../site';
import {BUTTON_LINK, exampleProps, gapsIn, withExamples, type Block} from './blocks';

/** Outlook on Windows hands no font down into a cell, so every cell names it. */
const FONT = 'font-family:Helvetica,Arial,sans-serif';

/** Words of a block as HTML; its line ends stay. */
function words(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>');
}

const ROWS: Readonly<Record<Block['kind'], (text: string) => string>> = {
  heading: (
    text,
  ) => `      <td class="ink" style="padding:0 0 16px;${FONT};font-size:26px;line-height:32px;font-weight:bold;color:#1b1f27">
        <h1 style="margin:0;font-size:26px;line-height:32px">${words(text)}</h1>
      </td>`,
  text: (
    text,
  ) => `      <td class="ink" style="padding:0 0 20px;${FONT};font-size:16px;line-height:24px;color:#1b1f27">
        ${words(text)}
      </td>`,
  panel: (text) => `      <td style="padding:0 0 20px">
        <table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr>
          <td class="panel" style="padding:14px 16px;border-left:4px solid #e0a920;background-color:#f6f3ea;${FONT};font-size:16px;line-height:24px;color:#1b1f27">
            ${words(text)}
          </td>
        </tr></table>
      </td>`,
  button: (text) => `      <td style="padding:4px 0 24px">
        <table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr>
          <td class="button" style="border-radius:4px;background-color:#1f4fd8;mso-padding-alt:14px 26px">
            <a class="label" href="${BUTTON_LINK}" style="display:inline-block;padding:14px 26px;${FONT};font-size:16px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none">${words(text)}</a>
          </td>
        </tr></table>
      </td>`,
};

function rows(blocks: readonly Block[], shown: (text: string) => string): string {
  return blocks
    .filter(({text}) => text.trim())
    .map(({kind, text}) => `    <tr>\n${ROWS[kind](shown(text))}\n    </tr>`)
    .join('\n');
}

function firstHeading(blocks: readonly Block[]): string {
  const {text = ''} =
    blocks.find((block) => block.kind === 'heading' && block.text.trim()) ?? {};
  return text || 'Your trial';
}

function whole(
  blocks: readonly Block[],
  shown: (text: string) => string,
  dark: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(shown(firstHeading(blocks)))}</title>
<style>
:root { color-scheme: light dark; }
@media ${dark} {
  .ground { background-color: #12151b !important; }
  .sheet { background-color: #1c2029 !important; }
  .ink { color: #eef0f3 !important; }
  .panel { background-color: #2d2612 !important; color: #eef0f3 !important; }
  .button { background-color: #8aa9ff !important; }
  .label { color: #12151b !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#f2f3f5">
<div class="ground" style="padding:24px 12px;background-color:#f2f3f5">
  <table role="presentation" align="center" width="560" border="0" cellpadding="0" cellspacing="0" style="width:560px;max-width:100%;margin:0 auto"><tr>
  <td class="sheet" align="left" style="padding:32px 28px 12px;background-color:#fefefe;word-break:break-word">
    <table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0">
${rows(blocks, shown)}
    </table>
  </td>
  </tr></table>
</div>
</body>
</html>
`;
}

/** For whom the dark colours are, as a media query. */
const ASKS = '(prefers-color-scheme: dark)';

/** The email as it is sent: gaps are still gaps. A block without words is left out. */
export function emailHtml(blocks: readonly Block[]): string {
  return whole(blocks, (text) => text, ASKS);
}

/**
 * The email for the frame, with examples in its gaps.
 *
 * @param mode for browsers where a frame does not take its host's colour mode; without
 *   it the email asks the browser
 */
export function previewHtml(blocks: readonly Block[], mode?: 'light' | 'dark'): string {
  const dark = mode === 'dark' ? 'all' : 'not all';
  return whole(blocks, withExamples, mode ? dark : ASKS);
}

/** The plain text part: what readers without HTML get. */
export function emailText(blocks: readonly Block[]): string {
  return blocks
    .filter(({text}) => text.trim())
    .map(({kind, text}) => (kind === 'button' ? `${text}:\n${BUTTON_LINK}` : text))
    .join('\n\n');
}

/** The call that sends it as a template, with a prop for each gap. */
export function sendCall(blocks: readonly Block[]): string {
  const props = Object.fromEntries(
    gapsIn(blocks).map((name) => [
      name,
      Object.hasOwn(exampleProps, name) ? exampleProps[name] : '…',
    ]),
  );
  const body = {
    from: 'Acme <hello@acme.example>',
    to: 'ana@customer.example',
    template: 'trial-reminder',
    ...(Object.keys(props).length > 0 && {props}),
  };
  return `POST ${brand.api}/emails\n\n${JSON.stringify(body, null, 2)}`;
}
