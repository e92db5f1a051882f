import type {ReactNode} from 'react';
import {CodeBlock, Preview, PreviewTabs} from '../../reading';
import {MoreLink} from '../../ui';
import {acme, AcmeMark, ana, Letter} from '../scenes';
import styles from './Bodies.module.css';
import {sampleHtml} from './highlighted';
import section from './Section.module.css';

const subject = `Your ${acme.name} export`;
const heading = 'Your export is ready';
const link = 'Download the file';

/** What a mail program makes of plain HTML: its own fonts, no layout. */
const bare = (
  <div className={styles.bare}>
    <p className={styles.heading}>{heading}</p>
    <p>Hello {ana.firstName},</p>
    <p>
      all your projects are in <b>one file</b>:
    </p>
    <p className={styles.link}>{link}</p>
    <p>The link works for 24 hours.</p>
  </div>
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
        Your markup, as you wrote it. Leave out <code>text</code>, and a plain text part
        is made from it.
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
        Alone it makes a plain text email, with no HTML part at all. Beside{' '}
        <code>html</code> it is what readers without HTML see.
      </>
    ),
    arrives: (
      <p
        className={styles.typed}
        dangerouslySetInnerHTML={{__html: sampleHtml('text')}}
      />
    ),
  },
  {
    label: 'Markdown',
    fields: 'markdown',
    language: 'markdown',
    sample: 'markdown',
    note: 'It becomes both parts, HTML and plain text. Good for text that people write.',
    arrives: bare,
  },
  {
    label: 'Template',
    fields: 'template and props',
    language: 'json',
    sample: 'template',
    note: 'The template brings subject and body, props fill its gaps. A missing prop is an error, not an empty gap in somebody’s inbox.',
    arrives: (
      <div className={styles.designed}>
        <AcmeMark className={styles.mark} />
        <p className={styles.heading}>{heading}</p>
        <p>Hello {ana.firstName}, all your projects are in one file.</p>
        <p className={styles.button}>{link}</p>
        <p className={styles.fine}>The link works for 24 hours.</p>
      </div>
    ),
  },
];

/** One message in the four ways the API takes it, beside what arrives. */
export function Bodies() {
  return (
    <section className={section.section} aria-labelledby="bodies">
      <div className="wrap">
        <div className={section.head}>
          <h2 id="bodies">Four ways to write the body</h2>
          <p>
            The same message each time. Start with plain text today, move to a template
            when a designer asks: only these fields change.
          </p>
        </div>
        <PreviewTabs label="Way to write the body">
          {bodies.map(({label, fields, language, sample, note, arrives}) => (
            <Preview key={label} label={label}>
              <div className={styles.pair}>
                <div className={styles.source}>
                  <CodeBlock
                    title={`You send: ${fields}`}
                    language={language}
                    html={sampleHtml(sample)}
                  />
                  <p className={styles.note}>{note}</p>
                </div>
                <div className={styles.inbox}>
                  <Letter from={acme} time="09:41" subject={subject}>
                    {arrives}
                  </Letter>
                </div>
              </div>
            </Preview>
          ))}
        </PreviewTabs>
        <p>
          <MoreLink to="/transactional-email-templates/password-reset/">
            Or start from a ready one: the password reset template
          </MoreLink>
        </p>
      </div>
    </section>
  );
}
