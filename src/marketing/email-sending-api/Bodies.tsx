import type {ReactNode} from 'react';
import {CodeBlock, Preview, PreviewTabs} from '../../reading';
import {Columns, MoreLink} from '../../ui';
import {Footnote, Part} from '../parts';
import {acme, AcmeMark, ana, Letter, LetterButton} from '../scenes';
import styles from './Bodies.module.css';
import {sampleHtml} from './highlighted';

const subject = `Your ${acme.name} data export is ready`;
const heading = 'Your export is ready';
const link = 'Download the file';

/** What a mail program makes of plain HTML: its own fonts, no layout. */
const bare = (
  <>
    <strong>{heading}</strong>
    <p>Hello {ana.firstName},</p>
    <p>
      All your projects are in <b>one file</b>:
    </p>
    <p>
      <u>{link}</u>
    </p>
    <p>The file is available until 26 November 2026.</p>
  </>
);

interface Body {
  label: string;
  /** The fields of the request that carry it. */
  fields: string;
  language: string;
  sample: 'html' | 'text' | 'markdown' | 'template';
  /** What the API makes of it. */
  note: ReactNode;
  arrives: ReactNode;
}

const bodies: readonly Body[] = [
  {
    label: 'HTML',
    fields: 'html',
    language: 'markup',
    sample: 'html',
    note: (
      <>
        Your markup is sent as you wrote it, and if you leave out <code>text</code>, the
        plain text part is generated from it.
      </>
    ),
    arrives: bare,
  },
  {
    label: 'Plain text',
    fields: 'text',
    language: 'text',
    sample: 'text',
    note: (
      <>
        On its own, <code>text</code> gives you a plain text email without an HTML part.
        Next to <code>html</code>, it is what recipients see if their mail app shows no
        HTML.
      </>
    ),
    arrives: <pre dangerouslySetInnerHTML={{__html: sampleHtml('text')}} />,
  },
  {
    label: 'Markdown',
    fields: 'markdown',
    language: 'markdown',
    sample: 'markdown',
    note: 'Markdown becomes both parts, HTML and plain text, which makes it a good choice for text that people write by hand.',
    arrives: bare,
  },
  {
    label: 'Template',
    fields: 'template and props',
    language: 'json',
    sample: 'template',
    note: 'The template contains the subject and the body, and your props fill its placeholders. If a required prop is missing, the request fails with an error, so no one receives an email with a blank in it.',
    arrives: (
      <div className={styles.designed}>
        <AcmeMark size={32} />
        <strong>Your data export is ready</strong>
        <p>
          Hello {ana.firstName}, the copy of your {acme.name} data that you requested is
          ready to download. You’ll need to log in first, so that only you can open it.
        </p>
        <LetterButton>Download my data</LetterButton>
        <p className="small">
          We delete the file after 26 November 2026, but you can request a new export
          whenever you need one.
        </p>
      </div>
    ),
  },
];

/** One message in the four ways the API takes it, beside what arrives. */
export function Bodies() {
  return (
    <Part
      id="bodies"
      title="Send HTML, Markdown, plain text or a template"
      intro="Here is the same message in all four formats. You can start with plain text and move to a template later, because only these fields of the request change."
    >
      <PreviewTabs label="Format of the body">
        {bodies.map(({label, fields, language, sample, note, arrives}) => (
          <Preview key={label} label={label}>
            <Columns split="1.1fr 1fr" joined className={styles.pair}>
              <div className={styles.source}>
                <CodeBlock
                  title={`You send: ${fields}`}
                  language={language}
                  html={sampleHtml(sample)}
                />
                <p>{note}</p>
              </div>
              <div className={styles.inbox}>
                <Letter from={acme} time="09:41" subject={subject}>
                  {arrives}
                </Letter>
              </div>
            </Columns>
          </Preview>
        ))}
      </PreviewTabs>
      <Footnote>
        <MoreLink to="/transactional-email-templates/password-reset/">
          Start from the password reset template
        </MoreLink>
      </Footnote>
    </Part>
  );
}
