/** What people add to the site by the steps of the README, as they would write it. */
// cspell:ignore greylists
import {DESCRIPTION_TO_WRITE} from '../../src/content/contract';

/** Reads and writes the files of a copy of the project, by their path from its root. */
export interface Files {
  read: (file: string) => string;
  write: (file: string, text: string) => void;
}

export interface Addition {
  name: string;
  /** Run in the copy before `apply`, as `npm run` would take it. */
  command?: readonly string[];
  apply: (files: Files) => void;
  /** Addresses of the pages that are new or changed, with both slashes. */
  pages: readonly string[];
}

/**
 * Replaces a part of a file.
 *
 * @throws {Error} when the part is not there: the README's step leads nowhere
 */
function replace({read, write}: Files, file: string, part: RegExp, by: string): void {
  const before = read(file);
  const after = before.replace(part, by);
  if (after === before) {
    throw new Error(`${file} has no ${String(part)}.`);
  }
  write(file, after);
}

const DOCS_PAGE = `---
title: Read bounce reasons
description: Find out why a recipient's server refused an email, and what to do about the three reasons that come up most often.
---

Every email that bounces keeps the response of the recipient's server, so you can read why it was refused.

## Find the reason {/* #reason */}

1. Open the email in the log.
2. Look at the last event, which is the bounce.

:::info

A mailbox that is full is not a reason to delete the contact.

:::

\`\`\`json title="The event"
{"type": "email.bounced", "reason": "550 5.1.1 No such user"}
\`\`\`

See [Receive webhooks](/docs/webhooks/) to be told of every bounce.
`;

const FEATURE = 'src/marketing/inbox-preview';

const FEATURE_PAGE = `import {Part} from '../parts';

/** The feature page of the preview. */
export function InboxPreview() {
  return (
    <>
      <section className="wrap">
        <h1>Preview every email before you send it</h1>
        <p className="lead">
          See how an email looks on a phone and on a computer, in light and in dark mode,
          so that nothing surprises you once it has been sent.
        </p>
      </section>
      <Part id="how" title="How the preview works">
        <p>
          The preview renders the same HTML that recipients get, with the values of a
          contact you choose. It had 99.9 % uptime last year.
        </p>
      </Part>
    </>
  );
}
`;

const FEATURE_META = `import type {JsonLdNode, PageText} from '../../metadata';
import {featureService} from '../parts/featureService';

export const inboxPreviewMeta = {
  path: '/inbox-preview/',
  title: 'Email preview',
  description:
    'See how an email looks on phones and computers, in light and dark mode, before you send it to anyone.',
  keywords: ['email preview'],
} as const satisfies PageText;

/**
 * @param siteUrl origin without a trailing slash
 */
export function inboxPreviewService(siteUrl: string): JsonLdNode {
  return featureService(
    {
      name: 'email preview',
      serviceType: 'Email preview',
      description: inboxPreviewMeta.description,
      path: inboxPreviewMeta.path,
    },
    siteUrl,
  );
}
`;

const FEATURE_DOOR = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  InboxPreview,
  inboxPreviewMeta,
  inboxPreviewService,
} from '../marketing/inbox-preview';
import {PageMeta} from '../metadata';

export default function InboxPreviewPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...inboxPreviewMeta}
        ldJson={[inboxPreviewService(siteConfig.url)]}
      />
      <InboxPreview />
    </Page>
  );
}
`;

/** A page in Markdown that needs no more than a title. */
const markdownPage = (title: string, more = '') => `---
title: ${title}
description: ${title}, with a text that is long enough to be shown under it in a list of results.
${more}---

The text of the page.

## What it says {/* #says */}

It says what the page is about.
`;

const LEGAL_PARAGRAPH = `

You can ask us for a copy of this text in another language. The English text applies.
`;

/** A paragraph below the first heading of a legal page's own. */
function addParagraph(files: Files, file: string): void {
  replace(files, file, /\n\n(?=## )/, LEGAL_PARAGRAPH + '\n');
}

export const ADDITIONS: readonly Addition[] = [
  {
    name: 'a docs page',
    apply: (files) => {
      files.write('docs/read-bounce-reasons.mdx', DOCS_PAGE);
      replace(
        files,
        'sidebars.ts',
        /(\n +)'webhooks',/,
        "$1'webhooks',$1'read-bounce-reasons',",
      );
    },
    pages: ['/docs/read-bounce-reasons/'],
  },
  {
    name: 'a short article',
    command: ['article', '--', 'What is greylisting?', '--topic', 'Deliverability'],
    apply: (files) => {
      const file = 'blog/what-is-greylisting/index.mdx';
      files.write('.cspell-words.txt', `${files.read('.cspell-words.txt')}greylists\n`);
      files.write(
        file,
        files
          .read(file)
          .replace(
            DESCRIPTION_TO_WRITE,
            'Why a mail server refuses the first try of an email, and how long you wait until the second one gets through.',
          )
          .replace('draft: true\n', '')
          .replace(
            /\{\/\* Answer[^]*?\*\/\}/,
            'A server that greylists refuses the first email from an address it does not know, and takes it when it is sent again a few minutes later.',
          )
          .replace(
            'The first thing to know {/* #first */}',
            'How long it takes {/* #time */}',
          )
          .replace(
            /\{\/\* Show, then[^]*?\*\/\}/,
            'Most servers wait five minutes before they accept the second try, although some wait an hour.',
          )
          .replace(/\{\/\* Prices[^]*?\*\/\}\n\n/, '')
          .replace(
            /\{\/\* A list[^]*?\*\/\}/,
            '- [RFC 6647](https://www.rfc-editor.org/rfc/rfc6647), Email Greylisting, IETF, June 2012',
          ),
      );
    },
    pages: ['/articles/what-is-greylisting/', '/articles/'],
  },
  {
    name: 'a paragraph in the agreement and one in the terms',
    apply: (files) => {
      addParagraph(files, 'legal/data-processing-agreement.mdx');
      addParagraph(files, 'legal/terms-of-service.mdx');
    },
    pages: ['/legal/data-processing-agreement/', '/legal/terms-of-service/'],
  },
  {
    name: 'a feature page, which says "99.9 % uptime"',
    apply: (files) => {
      files.write(`${FEATURE}/InboxPreview.tsx`, FEATURE_PAGE);
      files.write(`${FEATURE}/metadata.ts`, FEATURE_META);
      files.write(
        `${FEATURE}/index.ts`,
        "export {InboxPreview} from './InboxPreview';\nexport {inboxPreviewMeta, inboxPreviewService} from './metadata';\n",
      );
      files.write('src/pages/inbox-preview.tsx', FEATURE_DOOR);
      replace(
        files,
        'src/site/pages.ts',
        /(\n +)'\/email-marketing\/':/,
        "$1'/inbox-preview/': feature('Email preview'),$&",
      );
      replace(
        files,
        'src/marketing/email-marketing/Boarding.tsx',
        /(\n +)'\/subscribe-forms\/',/,
        "$&$1'/inbox-preview/',",
      );
    },
    pages: ['/inbox-preview/', '/email-marketing/'],
  },
  {
    name: 'Markdown of every layout in every folder',
    apply: (files) => {
      // In a category within another one; the page beside it is in no menu.
      files.write('docs/guides/README.mdx', markdownPage('Guides to the log'));
      files.write('docs/guides/Read-Log.mdx', markdownPage('Read the log of an email'));
      replace(
        files,
        'sidebars.ts',
        /(\n +)'webhooks',/,
        "$&$1{type: 'category', label: 'Guides', items: ['guides/README']},",
      );
      files.write(
        'legal/how-to-object.mdx',
        markdownPage('How to object', 'layout: docs\n'),
      );
      files.write('src/pages/Hello-World.md', markdownPage('Markdown without a folder'));
      replace(files, 'blog/what-is-mcp/index.mdx', /layout: article/, 'layout: docs');
    },
    pages: [
      '/docs/guides/',
      '/docs/guides/read-log/',
      '/legal/how-to-object/',
      '/hello-world/',
      '/articles/what-is-mcp/',
    ],
  },
];
