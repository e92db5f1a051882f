import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {memo, type ReactNode} from 'react';
import {TrialLink} from '../../chrome';
import {scene} from '../../shell';
import {Actions, Breadcrumbs, ButtonLink, Columns, Say, Section} from '../../ui';
import type {TemplatePage as Page} from '../pageData';
import {Anatomy} from './Anatomy';
import {Closing} from './Closing';
import {Envelope} from './Envelope';
import {Evidence} from './Evidence';
import {Fields} from './Fields';
import {galleryCrumb} from './gallery/metadata';
import {Inbox} from './Inbox';
import {kilobytes} from '../measure';
import {LetterScale} from './LetterScale';
import {MiniLetter} from './MiniLetter';
import {Outputs} from './Outputs';
import {Preview, PreviewSwitches} from './Preview';
import {Registered} from './Registered';
import {Rules} from './Rules';
import {TakeAway} from './TakeAway';
import styles from './TemplatePage.module.css';
import {useLiveTemplate, type LoadLive} from './useLiveTemplate';
import {useSettled} from './useSettled';

const FORM = 'fields';
/** How long after the last key press the code follows the letter, in milliseconds. */
const CODE_DELAY = 150;

function Part({
  title,
  lead,
  id,
  on = 'paper',
  children,
}: {
  title: string;
  lead?: string;
  id: string;
  on?: 'paper' | 'night' | 'tray';
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <Section heading={id} on={on} className={clsx('later', styles.section)}>
      <Columns split="6fr 5fr" align="bottom" className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </Columns>
      {children}
    </Section>
  );
}

/** What does not follow the form; kept from being drawn anew at every key press. */
const Reading = memo(function Reading({page}: {page: Page}) {
  return (
    <>
      <Part
        id="anatomy"
        on="tray"
        title="Anatomy of this email"
        lead="Every part from the subject to the footer, and why it is there."
      >
        <Anatomy notes={page.anatomy} />
      </Part>
      <Section className={clsx('later', styles.section)}>
        <Rules rules={page.rules} />
      </Section>
      <Part
        id="security"
        on="tray"
        title={
          page.security.isLegal ? 'Security and legal notes' : 'Security behind the email'
        }
        lead={page.security.lead}
      >
        <Registered slug={page.slug} security={page.security} />
      </Part>
      <Part
        id="measured"
        title="Size, contrast, and client support"
        lead="These figures are measured on every build of this page, on the email with its example values."
      >
        <LetterScale measures={page.measures} />
        <Evidence evidence={page.evidence} />
      </Part>
      <section className={`later ${styles.last ?? ''}`}>
        <Closing title="FAQ" questions={page.faq} related={page.related} />
      </section>
    </>
  );
});

/** The page of one email: the letter, its form, and everything made from them. */
export function TemplatePage({page, loadLive}: {page: Page; loadLive: LoadLive}) {
  const view = useLiveTemplate(page, loadLive);
  const {form, shown, seen, mode, change, reset, draft, rich} = view;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor('letter');
  collectAnchor('edit');
  // The letter first: what is out of sight at that moment may follow.
  const shownLater = useSettled(shown, CODE_DELAY);
  const findings = useSettled(view.findings, CODE_DELAY);
  return (
    // The fields are spread over the page: their events meet here.
    <div onChange={change}>
      <form
        ref={form}
        id={FORM}
        className={styles.layout}
        onReset={reset}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <div className={`wrap ${styles.grid ?? ''}`}>
          <Say className={styles.say}>
            <Breadcrumbs trail={[galleryCrumb, {label: page.title}]} />
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
            <Actions>
              <ButtonLink to="#code">Get the code</ButtonLink>
              <TrialLink kind="secondary">Try it free</TrialLink>
            </Actions>
            <p className={styles.jump} data-twin="none">
              <a href="#edit">Fill in your values</a>
            </p>
          </Say>
          <div className={styles.post} {...scene}>
            <Envelope
              slug={page.slug}
              kilobytes={kilobytes(page.measures.htmlBytes)}
              date={page.security.checkedOn}
              name={shownLater.brandName}
              sender={shownLater.from}
            />
            <div className={styles.sheet}>
              <div className={styles.switches}>
                <PreviewSwitches />
              </div>
              <Preview
                title={`Preview of the ${page.title.toLowerCase()}`}
                built={page.preview}
                shown={shown}
                mode={mode}
                seen={seen}
                dataDate={page.evidence.dataDate}
              />
            </div>
          </div>
          <div id="edit" className={styles.fields} {...scene}>
            <MiniLetter shown={shown} html={shown.preview} />
            <Fields page={page} view={view} findings={findings} />
          </div>
        </div>
      </form>
      <Part
        id="code"
        on="night"
        title="Copy the code"
        lead="Tests keep HTML, React, plain text, props, and the API call in step, so they always match the preview above."
      >
        <Outputs page={page} shown={shownLater} form={FORM} />
        <TakeAway slug={page.slug} draft={draft} rich={rich} />
        <p className={styles.license}>{page.license}</p>
      </Part>
      <Part
        id="inbox"
        title="Subject and preheader"
        lead="People use these two lines to decide whether they trust an email enough to open it. The subject you choose here is also used in the preview and in the API call."
      >
        <Inbox page={page} shown={shownLater} form={FORM} />
      </Part>
      <Reading page={page} />
    </div>
  );
}
