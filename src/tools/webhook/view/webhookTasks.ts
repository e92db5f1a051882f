/** All that judges a request. A chunk of its own, loaded when a visitor asks for it. */
import events from '@generated/api-reference/default/event-examples.json';
import {diagnose, type Area, type Diagnosis, type Question} from '..';
import {CLOCK_LINES, CODE_LINES} from './codeLines';
import {FRAMEWORKS, type Framework} from './frameworks';

export interface WebhookAnswer {
  diagnosis: Diagnosis;
  /** The lines to change; nothing for a request that is accepted. */
  fix?: {label: string; code: string; framework: string; guide: string};
}

export async function checkWebhook(
  question: Question,
  framework: Framework,
): Promise<WebhookAnswer> {
  const diagnosis = await diagnose(question, events);
  const {area} = diagnosis;
  return {
    diagnosis,
    ...(area && {
      fix: {
        label: TITLES[area],
        framework: FRAMEWORKS[framework],
        code: area === 'clock' ? CLOCK_LINES : CODE_LINES[framework][area],
        guide: `/docs/guides/${framework}/`,
      },
    }),
  };
}

const TITLES: Readonly<Record<Area, string>> = {
  body: 'Read the raw body',
  headers: 'Read the headers',
  secret: 'Make the key from the secret',
  content: 'Compute the signature',
  clock: 'Set the clock',
};
