import {buttonColors, EDGE_RATIO, readColor} from './color';
import {BUTTON} from './formHtml';
import type {FormState} from './state';

/** A sentence about the form: fine, worth knowing, or to be changed. */
interface Check {
  tone: 'fine' | 'note' | 'change';
  text: string;
}

/** Words that do not say what happens. */
const VAGUE = /^(?:submit|send|ok|go|continue)$/i;

function ratio(value: number): string {
  return `${(Math.floor(value * 10) / 10).toFixed(1)} to 1`;
}

function colorChecks({color}: FormState): Check[] {
  const {ground, label, labelRatio, groundRatio} = buttonColors(color);
  const name = label === '#ffffff' ? 'White' : 'Black';
  return [
    {
      tone: 'fine',
      text: `${name} text on ${ground} has a contrast of ${ratio(labelRatio)}. WCAG asks for 4.5 to 1, and either black or white text always meets that.`,
    },
    groundRatio < EDGE_RATIO
      ? {
          tone: 'note',
          text: `On white, the button has a contrast of ${ratio(groundRatio)}, which is below the 3 to 1 that WCAG asks of controls, so the button gets a dark edge.`,
        }
      : {
          tone: 'fine',
          text: `On white, the button has a contrast of ${ratio(groundRatio)}, and WCAG asks for 3 to 1.`,
        },
  ];
}

function wordChecks({heading, button, consent, fields}: FormState): Check[] {
  return [
    ...(heading.trim()
      ? []
      : [
          {
            tone: 'change',
            text: 'Add a heading, because without one the form has no name that a screen reader can announce.',
          } as const,
        ]),
    ...(button.trim()
      ? VAGUE.test(button.trim())
        ? [
            {
              tone: 'note',
              text: `“${button.trim()}” doesn’t tell subscribers what happens next, so use words such as “Send me the news”.`,
            } as const,
          ]
        : []
      : [
          {
            tone: 'note',
            text: `The button needs a label, and until you enter one it says “${BUTTON}”.`,
          } as const,
        ]),
    ...(consent.trim()
      ? []
      : [
          {
            tone: 'change',
            text: 'Add what subscribers agree to, because you can’t prove their consent later without it.',
          } as const,
        ]),
    fields.length > 0
      ? {
          tone: 'note',
          text: 'You only need the address to send email, so anything else you ask for must serve a purpose you have stated (GDPR, Article 5).',
        }
      : {
          tone: 'fine',
          text: 'The form asks only for the address, which is all you need to send email.',
        },
  ];
}

/** What can be said of a form as it is, the colour first. */
export function checksOf(form: FormState): readonly Check[] {
  return [...colorChecks(form), ...wordChecks(form)];
}

/** What is wrong with the colour as typed, if anything. */
export function colorProblem({color}: FormState): string | undefined {
  return readColor(color)
    ? undefined
    : 'That is not a valid color. Enter a hex value such as #1f4fd8; until then, the button is blue.';
}
