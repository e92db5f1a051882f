import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CodeBlock, Preview, PreviewTabs} from '../../reading';
import {MoreLink} from '../../ui';
import {acme, AcmeMark, ana, Letter} from '../scenes';
import styles from './Bodies.module.css';
import {sampleHtml} from './highlighted';
import section from './Section.module.css';

const subject = 'Choose a new password';

interface Body {
  label: string;
  /** The fields of the request that carry it. */
  fields: string;
  language: string;
  sample: 'html' | 'text' | 'markdown' | 'template';
  /** What the API makes of it. */
  note: string;
  arrives: ReactNode;
}

function Plain() {
  return (
    <>
      <p>Hello {ana.firstName},</p>
      <p>
        somebody asked for a new password for <b>{acme.name}</b>. If it was you:
      </p>
      <p>
        <span className={styles.link}>Choose a new password</span>
      </p>
      <p>If not, ignore this email.</p>
    </>
  );
}

const bodies: readonly Body[] = [
  {
    label: 'HTML',
    fields: 'html',
    language: 'markup',
    sample: 'html',
    note: 'Your markup, as you wrote it. Leave out text, and a plain text part is made from it.',
    arrives: (
      <div className={styles.plain}>
        <p className={styles.heading}>{subject}</p>
        <Plain />
      </div>
    ),
  },
  {
    label: 'Plain text',
    fields: 'text',
    language: 'text',
    sample: 'text',
    note: 'Alone it makes a plain text email, with no HTML part at all. Beside html it is what readers without HTML see.',
    arrives: (
      <p className={styles.mono}>
        {`${subject}\n\nHello ${ana.firstName},\n\nsomebody asked for a new password for\n${acme.name}. If it was you, go to:\n\nhttps://acme.example/reset/4f9c2e\n\nIf not, ignore this email.`}
      </p>
    ),
  },
  {
    label: 'Markdown',
    fields: 'markdown',
    language: 'markdown',
    sample: 'markdown',
    note: 'It becomes both parts, HTML and plain text. Good for text that people write.',
    arrives: (
      <div className={styles.plain}>
        <p className={styles.heading}>{subject}</p>
        <Plain />
      </div>
    ),
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
        <p className={styles.heading}>{subject}</p>
        <p>
          Hello {ana.firstName}, somebody asked for a new password for your {acme.name}{' '}
          account.
        </p>
        <p className={styles.button}>Choose a new password</p>
        <p className={styles.fine}>Wasn’t it you? Then ignore this email.</p>
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
            The same message each time. Start with text today and move to a template when
            a designer asks; only these fields change.
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
                  <p>{note}</p>
                </div>
                <Letter
                  from={acme}
                  time="09:41"
                  subject={subject}
                  className={clsx(styles.letter)}
                >
                  {arrives}
                </Letter>
              </div>
            </Preview>
          ))}
        </PreviewTabs>
        <p className={styles.more}>
          <MoreLink to="/transactional-email-templates/password-reset/">
            The password reset template, with its props
          </MoreLink>
        </p>
      </div>
    </section>
  );
}
