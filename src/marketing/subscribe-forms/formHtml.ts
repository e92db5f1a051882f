import {brand, escapeHtml} from '../../site';
import {buttonColors, INK, SHEET} from './color';
import type {FormState} from './state';

/** Where the sample form sends to: a reserved name, so nothing arrives anywhere. */
export const ACTION = `https://forms.${new URL(brand.url).host}/f/fm_6Tq1sH83`;

/** What a button says that was left without words. */
export const BUTTON = 'Subscribe';

const RADIUS: Readonly<Record<FormState['corner'], string>> = {
  square: '0',
  soft: '6px',
  round: '22px',
};

interface Asked {
  label: string;
  name: string;
  type: 'email' | 'text';
  autocomplete: string;
  /** Characters: an address has at most 254 (RFC 5321, with its angle brackets 256). */
  max: number;
  required: boolean;
}

const EMAIL: Asked = {
  label: 'Email address',
  name: 'email',
  type: 'email',
  autocomplete: 'email',
  max: 254,
  required: true,
};

const OPTIONAL: Readonly<Record<string, Asked>> = {
  name: {
    label: 'Name',
    name: 'name',
    type: 'text',
    autocomplete: 'name',
    max: 100,
    required: false,
  },
  company: {
    label: 'Company',
    name: 'props.company',
    type: 'text',
    autocomplete: 'organization',
    max: 100,
    required: false,
  },
};

/** The fields a person fills in, in order. */
export function askedFields({fields}: FormState): readonly Asked[] {
  return [EMAIL, ...fields.flatMap((name) => OPTIONAL[name] ?? [])];
}

function fieldHtml({label, name, type, autocomplete, max, required}: Asked): string {
  const id = `signup-${name.replace('.', '-')}`;
  const hint = required ? '' : ' <span>(optional)</span>';
  return `  <label for="${id}">${label}${hint}</label>
  <input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${max}"${required ? ' required' : ''}>`;
}

function consentHtml({consentAs, consent}: FormState): string[] {
  const words = escapeHtml(consent);
  if (!words) {
    return [];
  }
  return consentAs === 'box'
    ? [
        `  <label class="signup-consent">
    <input name="consent" type="checkbox" value="${words}" required>
    <span>${words}</span>
  </label>`,
      ]
    : [
        `  <p class="signup-consent">${words}</p>`,
        `  <input name="consent" type="hidden" value="${words}">`,
      ];
}

/**
 * The form as HTML: labels, autocomplete and native checks, no script. The wording and
 * the page travel with the answer, as a proof of consent needs both.
 */
export function formHtml(form: FormState): string {
  const heading = escapeHtml(form.heading);
  const text = escapeHtml(form.text);
  return [
    `<form class="signup" action="${ACTION}" method="post"${heading ? ' aria-labelledby="signup-title"' : ''}>`,
    ...(heading ? [`  <h2 id="signup-title">${heading}</h2>`] : []),
    ...(text ? [`  <p>${text}</p>`] : []),
    ...askedFields(form).map(fieldHtml),
    ...consentHtml(form),
    `  <input name="page" type="hidden" value="${escapeHtml(form.page)}">`,
    `  <button type="submit">${escapeHtml(form.button) || BUTTON}</button>`,
    '</form>',
  ].join('\n');
}

/** The style of the form. It takes the page's font; all of it stays below `.signup`. */
export function formCss(form: FormState): string {
  const {ground, label, edge} = buttonColors(form.color);
  const radius = RADIUS[form.corner];
  return `.signup {
  box-sizing: border-box;
  max-width: 28rem;
  padding: 1.5rem;
  background: ${SHEET};
  color: ${INK};
  line-height: 1.5;
  overflow-wrap: anywhere;
}
.signup *, .signup *::before {
  box-sizing: border-box;
}
.signup h2 {
  margin: 0 0 0.25rem;
  font-size: 1.375rem;
  line-height: 1.25;
}
.signup p {
  margin: 0;
}
.signup label {
  display: block;
  margin-top: 1rem;
  font-weight: 600;
}
.signup label span {
  font-weight: 400;
}
.signup input:not([type="checkbox"]) {
  display: block;
  width: 100%;
  min-height: 44px;
  margin-top: 0.25rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #6b7280;
  border-radius: ${radius};
  background: ${SHEET};
  color: inherit;
  font: inherit;
  font-size: 16px;
}
.signup .signup-consent {
  margin-top: 1rem;
  font-size: 0.875rem;
}
.signup label.signup-consent {
  display: flex;
  gap: 0.75rem;
  align-items: flex-start;
  min-height: 44px;
}
.signup [type="checkbox"] {
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
}
.signup button {
  min-height: 44px;
  margin-top: 1rem;
  padding: 0.5rem 1.25rem;
  border: 2px solid ${edge};
  border-radius: ${radius};
  background: ${ground};
  color: ${label};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.signup :focus-visible {
  outline: 3px solid ${INK};
  outline-offset: 2px;
}`;
}

/** A whole page with nothing in it but the form: for the frame, and to try it from a file. */
export function formPage(form: FormState): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(form.heading) || BUTTON}</title>
<style>
body {
  margin: 0;
  font-family: system-ui, sans-serif;
}
${formCss(form)}
</style>
</head>
<body>
${formHtml(form)}
</body>
</html>
`;
}
