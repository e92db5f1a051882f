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
const OUTLOOK_ONLY = 'It serves the classic Outlook alone, which supports it.';
const DARK_MODE_ONLY = 'It serves dark mode alone. The light colours hold.';

/**
 * By the feature's name in Can I email's data. A feature that a client of ours lacks may
 * be used only with a line here: see the tests.
 */
export const FALLBACKS: Readonly<Record<string, Fallback>> = {
  'html-body': {
    instead: 'The ground colour stands on the block inside as well.',
    proof: /<div class="(?:ground|sheet)" role="article"[^>]*background-color:/,
  },
  'html-style': {
    partIsEnough: ['outlookClassic'],
    instead: 'Nothing but dark mode is in it. All other styles are inline.',
    proof: /<td [^>]*style="/,
  },
  'html-doctype': {
    instead: 'Layout by tables and pixels, which look the same without it.',
    proof: /role="presentation"/,
  },
  'html-width': {
    instead: 'On a screen at 120 dpi a column does not grow along. Nothing is cut.',
  },
  'html-height': {
    instead: 'On a screen at 120 dpi a picture does not grow along. Nothing is cut.',
  },
  'html-dir': {
    instead: 'English needs none. In right-to-left emails, look at links in Outlook.',
    proof: /<html [^>]*dir="/,
  },
  'html-lang': {
    partIsEnough: ['yahoo'],
    instead: 'Dropped from table cells only. It stands on the block around them.',
    proof: /role="article"[^>]* lang="/,
  },
  'html-role': {
    instead: 'Kept on tables, where it matters. The block around them loses its name.',
    proof: /<table role="presentation"/,
  },
  'html-aria-label': {
    instead: 'The heading says what the email is.',
    proof: /<h1/,
  },
  'html-mailto-links': {
    partIsEnough: ['yahoo'],
    instead: 'Only a hidden copy in the address is not taken. There is none.',
    proof: /href="mailto:[^"?]+"/,
  },
  'html-meta-color-scheme': {instead: DARK_MODE_ONLY},
  'css-font-size': {
    partIsEnough: ['outlookClassic', 'yahoo'],
    instead: 'Only rem is not taken. All sizes are in pixels.',
    proof: /font-size:\d+px/,
  },
  'css-font-weight': {
    partIsEnough: ['outlookClassic', 'yahoo'],
    instead: 'Only steps of 100, and in Outlook normal and bold. No other is used.',
    proof: /font-weight:[4-7]00/,
  },
  'css-line-height': {instead: 'Outlook may set lines a little further apart.'},
  'css-letter-spacing': {
    partIsEnough: ['outlookClassic'],
    instead: 'Only negative values and em differ. It is in pixels.',
    proof: /letter-spacing:\d+px/,
  },
  'css-max-width': {
    partIsEnough: ['outlookClassic'],
    instead:
      'Outlook takes the width of 560 pixels. Yahoo’s iPhone app may show the email that wide, too.',
    proof: /<table [^>]*width="560"/,
  },
  'css-max-height': {
    instead: 'A second lock on the preheader. The first one, display, holds.',
    proof: /display:none;max-height:0/,
  },
  'css-overflow': {
    partIsEnough: ['gmail', 'apple', 'outlookCom', 'yahoo'],
    instead: 'A second lock on the preheader. The first one, display, holds.',
    proof: /display:none;max-height:0/,
  },
  'css-display-none': {
    partIsEnough: ['outlookClassic'],
    instead:
      'On Gmail’s mobile website the preheader shows as a first line of text. Outlook takes mso-hide.',
    proof: /mso-hide:all/,
  },
  'css-display': {
    partIsEnough: ['gmail', 'yahoo'],
    instead: 'In Outlook a button’s cell is as large by itself.',
    proof: BUTTON,
  },
  'css-border': {
    partIsEnough: ['outlookClassic'],
    instead: 'On table cells only, where Outlook draws it.',
    proof: /<td [^>]*border(?:-top)?:[1-6]px/,
  },
  'css-color-scheme': {instead: DARK_MODE_ONLY},
  'css-text-align': {
    instead: 'Only start and end are not taken: the attribute beside it says it again.',
    proof: /align="[a-z]+"[^>]*text-align:/,
  },
  'css-text-decoration': {
    partIsEnough: ['outlookClassic'],
    instead: 'One plain value, none. At worst the button’s words are underlined.',
    proof: /text-decoration:none/,
  },
  'css-word-break': {
    instead: 'An address without a blank may make the sheet wider than a phone.',
  },
  'css-width': {
    partIsEnough: ['outlookClassic'],
    instead: 'Used on tables only, where Outlook takes it.',
    proof: /<table [^>]*style="width:560px/,
  },
  'css-margin': {
    partIsEnough: ['gmail', 'outlookCom', 'yahoo'],
    instead: 'No negative values, and the sheet is centred by its attribute.',
    proof: /<table [^>]*align="center"/,
  },
  'css-padding': {
    instead: 'Outlook takes it on table cells. A button’s cell repeats it for Outlook.',
    proof: BUTTON,
  },
  'css-border-radius': {
    partIsEnough: ['yahoo'],
    instead: 'Square corners in Outlook. Elsewhere only ellipses are missing.',
  },
  'css-at-media': {instead: DARK_MODE_ONLY},
  'css-at-media-prefers-color-scheme': {
    instead: 'The light colours hold, or the client recolours the email in its own way.',
  },
  'css-important': {
    partIsEnough: ['outlookClassic', 'yahoo'],
    instead: 'Each has a blank before it, none is inline, and all serve dark mode.',
    proof: /[^ ] !important; \}/,
  },
  'css-selector-attribute': {
    partIsEnough: ['outlookCom'],
    instead: 'Only for the marks Outlook sets in dark mode. Others never set them.',
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
