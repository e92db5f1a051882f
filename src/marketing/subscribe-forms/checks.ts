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
      text: `${name} words on ${ground}: ${ratio(labelRatio)}. WCAG asks for 4.5, and the better of black and white always reaches it.`,
    },
    groundRatio < EDGE_RATIO
      ? {
          tone: 'note',
          text: `The button on white: ${ratio(groundRatio)}, below the 3 a control needs to be seen. So it gets a dark edge.`,
        }
      : {
          tone: 'fine',
          text: `The button on white: ${ratio(groundRatio)}. A control needs 3 to be seen.`,
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
            text: 'Without a heading the form has no name, and a screen reader can’t list it.',
          } as const,
        ]),
    ...(button.trim()
      ? VAGUE.test(button.trim())
        ? [
            {
              tone: 'note',
              text: `“${button.trim()}” does not say what happens next. “Send me the news” does.`,
            } as const,
          ]
        : []
      : [
          {
            tone: 'note',
            text: `A button needs a word. Until you write one it says “${BUTTON}”.`,
          } as const,
        ]),
    ...(consent.trim()
      ? []
      : [
          {
            tone: 'change',
            text: 'Without the sentence nobody knows what they agree to, and you can’t show later that they did.',
          } as const,
        ]),
    fields.length > 0
      ? {
          tone: 'note',
          text: 'The address is all you need to write. What you ask besides it must serve something you said (GDPR, Article 5).',
        }
      : {
          tone: 'fine',
          text: 'One field. It asks for nothing but what the emails need.',
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
    : 'Write six digits from 0 to f, as in #1f4fd8. Until then the form is blue.';
}
