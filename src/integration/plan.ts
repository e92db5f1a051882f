import {senderRecords} from '../api/plain';
import {brand, keyPrefix, pages, isPagePath} from '../site';
import {EXAMPLE} from '../stack/plain';
import {GOALS, PROGRAM_GOALS, languageFor, labelFor, type StackId} from './choices';
import type {Shown} from './state';
import type {Check, Code, PlanSource} from './types';

/** A DNS record of the reader; without a value where only the dashboard knows it. */
export interface PlanRecord {
  type: string;
  name: string;
  value?: string;
  purpose: string;
}

/** Texts have `code` and [links](/docs/). */
export type Block =
  | {kind: 'text'; text: string}
  | {kind: 'heading'; text: string}
  | {kind: 'code'; code: Code}
  | {kind: 'records'; records: PlanRecord[]}
  | {kind: 'checks'; checks: Check[]};

export const STEP_IDS = [
  ...(['domain', 'key', 'send', 'goals', 'webhooks', 'tests', 'live'] as const),
] as const;

export type StepId = (typeof STEP_IDS)[number];

/** A part of the page: what is chosen, a step, or the export. */
export type PartName = 'choices' | StepId | 'export';

export interface Step {
  id: StepId;
  title: string;
  blocks: Block[];
  /** The reader's goals do without it. */
  isLeftOut?: true;
}

const text = (words: string): Block => ({kind: 'text', text: words});
const codes = (all: readonly Code[]): Block[] =>
  all.map((code) => ({kind: 'code', code}));

/**
 * The records of a domain. The key of the docs is an example: one that was published would
 * make every email fail, so its value stays open.
 */
export function recordsFor(domain: string): PlanRecord[] {
  return senderRecords(domain).map(({value, ...record}) =>
    record.name.includes('._domainkey.') ? record : {...record, value},
  );
}

function domainBlocks({domain, hasDomain}: Shown): Block[] {
  return [
    text(
      hasDomain
        ? `Open **Domains** in the dashboard, add \`${domain}\`, and create these records at its DNS host.`
        : `These are the records of \`${EXAMPLE.domain}\`, the domain of the examples. Type your own above, and they are yours.`,
    ),
    {kind: 'records', records: recordsFor(domain)},
    text(
      'Keep the DMARC record that you already have, if there is one, because a domain may have only one. If your DNS host appends the domain to each name, leave it out of the name.',
    ),
    text(
      `Press **Check records** once the DNS returns them. The [domain checker](/tools/domain-checker/#domain=${encodeURIComponent(domain)}) shows what it returns now.`,
    ),
  ];
}

function goalBlocks({goals, stack}: Shown, source: PlanSource): Block[] {
  const chosen = PROGRAM_GOALS.filter(
    (goal) => goals.length === 0 || goals.includes(goal),
  );
  const blocks = chosen.flatMap((goal): Block[] => {
    const {label, text: words, templates} = GOALS[goal];
    const links = templates.flatMap((slug) => {
      const path = `/transactional-email-templates/${slug}/`;
      return isPagePath(path) ? [`[${pages[path].name}](${path})`] : [];
    });
    return [
      {kind: 'heading', text: label},
      text(words),
      // Without a choice the programs of all goals would be too much of a page.
      ...(goals.length === 0 ? [] : codes(source.goals[goal])),
      text(`Templates that fit: ${links.join(', ')}.`),
    ];
  });
  const isTranslated = stack && languageFor(stack) === 'bash' && stack !== 'bash';
  return [
    ...(goals.length === 0
      ? [text('Choose your goals above to see their programs here.')]
      : []),
    ...(isTranslated && goals.length > 0
      ? [
          text(
            `The requests are cURL, because their guides have no ${labelFor(stack)} yet. Send the same JSON with the function of the step before.`,
          ),
        ]
      : []),
    ...blocks,
  ];
}

/**
 * The steps for what a reader has chosen.
 *
 * @param used the framework or language that the source is of
 */
export function makePlan(shown: Shown, used: StackId, source: PlanSource): Step[] {
  const {stack, checks} = source;
  const label = labelFor(used);
  const hasWebhooks = shown.goals.length === 0 || shown.goals.includes('webhooks');
  return [
    {id: 'domain', title: 'Verify your domain', blocks: domainBlocks(shown)},
    {
      id: 'key',
      title: 'Create an API key',
      blocks: [
        text(
          `Create a test key under **Project settings**. It begins with \`${keyPrefix}_test_\`, gets the same responses as a live key, and [sends nothing](/docs/api/testing/). Put it where your app reads its secrets, and never into the repository.`,
        ),
        ...codes(stack.setup),
      ],
    },
    {
      id: 'send',
      title: 'Send the first email',
      blocks: [
        text(
          `This is the code of [the docs](${stack.page}) for ${label}. Send to \`delivered@test.${brand.domain}\` first, which is a [test recipient](/docs/api/testing/).`,
        ),
        ...codes(stack.send),
      ],
    },
    {id: 'goals', title: 'Build your emails', blocks: goalBlocks(shown, source)},
    {
      id: 'webhooks',
      title: 'Receive webhooks',
      ...(hasWebhooks
        ? {
            blocks: [
              text(
                `[Create an endpoint](/docs/webhooks/#endpoint), store its secret, and add this code to your app. It refuses forged and old requests. Store each event by its \`webhook-id\`, so that [a retry counts once](/docs/webhooks/#once).`,
              ),
              ...codes(stack.receive),
            ],
          }
        : {
            isLeftOut: true,
            blocks: [
              text(
                'You chose goals without webhooks, so your export leaves this step out. Your app then has to ask the API [what happened to an email](/docs/api/email/#getEmail).',
              ),
            ],
          }),
    },
    {
      id: 'tests',
      title: 'Test bounces, complaints and webhooks',
      blocks: [
        text(
          'Send to each of the [test recipients](/docs/api/testing/), and look at what your app does after a bounce, a complaint and a delay.',
        ),
        text(
          'Before you have a key, and in CI, run [the mock of the API](/docs/test-without-an-account/): it validates each request, shows what was sent, and delivers signed webhooks.',
        ),
        ...(hasWebhooks
          ? [
              text(
                'A webhook that you sign by hand shows that your endpoint accepts it.',
              ),
              ...codes(stack.try),
            ]
          : []),
      ],
    },
    {
      id: 'live',
      title: 'Go live',
      blocks: [
        text(
          'Replace the test key with a live key of production, and work through the [go-live checklist](/docs/go-live/).',
        ),
        {kind: 'checks', checks},
      ],
    },
  ];
}
