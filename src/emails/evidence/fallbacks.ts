import type {ClientId} from './canIEmail';

/** What a reader gets where a client does not support a feature, or only in part. */
interface Fallback {
  /** In words, for the page. */
  instead: string;
  /**
   * Clients with partial support, where what is missing, by the data's notes, is not
   * what the emails use.
   */
  partIsEnough?: readonly ClientId[];
  /** What of the email's HTML the words rest on. */
  proof?: RegExp;
}

/** No button, or one that Outlook gives its size. */
const BUTTON = /^(?![^]*<a [^>]*padding:)|mso-padding-alt:/;
const OUTLOOK_ONLY = 'It is only for classic Outlook, which supports it.';
const HIDDEN_ANYWAY = 'It hides the preheader a second time, in addition to display.';
const DARK_MODE_ONLY = 'It is only for dark mode. Without it, the light colors apply.';

/**
 * By the feature's name in Can I email's data. A feature that a client of ours lacks may
 * be used only with a line here: see the tests.
 */
export const FALLBACKS: Readonly<Record<string, Fallback>> = {
  'html-body': {
    instead: 'The background color is also set on the block inside.',
    proof: /<div class="(?:ground|sheet)" role="article"[^>]*background-color:/,
  },
  'html-style': {
    partIsEnough: ['outlookClassic'],
    instead: 'It contains only dark mode. All other styles are inline.',
    proof: /<td [^>]*style="/,
  },
  'html-doctype': {
    instead: 'The layout uses tables and pixels, which look the same without it.',
    proof: /role="presentation"/,
  },
  'html-width': {
    instead: 'At 120 dpi, the column is not scaled with the text. Nothing is cut off.',
  },
  'html-height': {
    instead: 'At 120 dpi, pictures are not scaled with the text. Nothing is cut off.',
  },
  'html-dir': {
    instead:
      'English does not need it. In right-to-left emails, check the links in Outlook.',
    proof: /<html [^>]*dir="/,
  },
  'html-lang': {
    partIsEnough: ['yahoo'],
    instead:
      'It is only removed from table cells, and is also set on the block around them.',
    proof: /role="article"[^>]* lang="/,
  },
  'html-role': {
    instead:
      'It is kept on tables, where it matters. The block around them loses its name.',
    proof: /<table role="presentation"/,
  },
  'html-aria-label': {
    instead: 'The heading says what the email is.',
    proof: /<h1/,
  },
  'html-mailto-links': {
    partIsEnough: ['yahoo'],
    instead: 'Only bcc in a mailto link is unsupported, and the emails do not use it.',
    proof: /href="mailto:[^"?]+"/,
  },
  'html-meta-color-scheme': {instead: DARK_MODE_ONLY},
  'css-font-size': {
    partIsEnough: ['outlookClassic', 'yahoo'],
    instead: 'Only rem is unsupported, and all sizes are in pixels.',
    proof: /font-size:\d+px/,
  },
  'css-font-weight': {
    partIsEnough: ['outlookClassic', 'yahoo'],
    instead:
      'Only multiples of 100 work, and only normal and bold in Outlook. No other value is used.',
    proof: /font-weight:[4-7]00/,
  },
  'css-line-height': {instead: 'Outlook may make the line spacing slightly larger.'},
  'css-letter-spacing': {
    partIsEnough: ['outlookClassic'],
    instead: 'Only negative values and em differ, and the emails use pixels.',
    proof: /letter-spacing:\d+px/,
  },
  'css-max-width': {
    partIsEnough: ['outlookClassic'],
    instead:
      'Outlook uses the width of 560 pixels. Yahoo’s iPhone app may show the email at that width, too.',
    proof: /<table [^>]*width="560"/,
  },
  'css-max-height': {
    instead: HIDDEN_ANYWAY,
    proof: /display:none;max-height:0/,
  },
  'css-overflow': {
    partIsEnough: ['gmail', 'apple', 'outlookCom', 'yahoo'],
    instead: HIDDEN_ANYWAY,
    proof: /display:none;max-height:0/,
  },
  'css-display-none': {
    partIsEnough: ['outlookClassic'],
    instead:
      'Gmail’s mobile website shows the preheader as the first line of text. Outlook uses mso-hide.',
    proof: /mso-hide:all/,
  },
  'css-display': {
    partIsEnough: ['gmail', 'yahoo'],
    instead: 'In Outlook, the cell of the button already has that size.',
    proof: BUTTON,
  },
  'css-border': {
    partIsEnough: ['outlookClassic'],
    instead: 'It is only used on table cells, where Outlook shows it.',
    proof: /<td [^>]*border(?:-top)?:[1-6]px/,
  },
  'css-color-scheme': {instead: DARK_MODE_ONLY},
  'css-text-align': {
    instead: 'Only start and end are unsupported, and an align attribute says the same.',
    proof: /align="[a-z]+"[^>]*text-align:/,
  },
  'css-text-decoration': {
    partIsEnough: ['outlookClassic'],
    instead:
      'The only value used is none. At worst, the label of the button is underlined.',
    proof: /text-decoration:none/,
  },
  'css-word-break': {
    instead: 'A long URL without spaces may make the email wider than a phone.',
  },
  'css-width': {
    partIsEnough: ['outlookClassic'],
    instead: 'It is only used on tables, where Outlook supports it.',
    proof: /<table [^>]*style="width:560px/,
  },
  'css-margin': {
    partIsEnough: ['gmail', 'outlookCom', 'yahoo'],
    instead: 'There are no negative values, and an attribute centers the email.',
    proof: /<table [^>]*align="center"/,
  },
  'css-padding': {
    instead:
      'Outlook supports it on table cells. The cell of the button repeats it for Outlook.',
    proof: BUTTON,
  },
  'css-border-radius': {
    partIsEnough: ['yahoo'],
    instead: 'Corners are square in Outlook. Elsewhere, only ellipses are unsupported.',
  },
  'css-at-media': {instead: DARK_MODE_ONLY},
  'css-at-media-prefers-color-scheme': {
    instead: 'The light colors apply, or the client changes the colors in its own way.',
  },
  'css-important': {
    partIsEnough: ['outlookClassic', 'yahoo'],
    instead:
      'Each has a space before it, none is inline, and all are only for dark mode.',
    proof: /[^ ] !important; \}/,
  },
  'css-selector-attribute': {
    partIsEnough: ['outlookCom'],
    instead:
      'It is only for attributes that Outlook sets in dark mode and other clients never set.',
    proof: /\[data-ogsc\]/,
  },
  'css-selector-class': {instead: DARK_MODE_ONLY},
  'css-selector-grouping': {
    instead: OUTLOOK_ONLY,
    proof: /, a \{ mso-line-height-rule: exactly; \}/,
  },
  'css-selector-type': {
    instead: OUTLOOK_ONLY,
    proof: /td, th, [^{]*\{ mso-line-height-rule: exactly; \}/,
  },
  'css-selector-descendant': {instead: DARK_MODE_ONLY},
};
