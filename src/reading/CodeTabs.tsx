import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {Children, isValidElement, useId, type ReactNode} from 'react';
import styles from './Code.module.css';
import {CodePane, CodeTools, tallAs, type CodeBlockProps} from './CodeBlock';
import {CODE_LANGUAGES, GUIDE_LANGUAGES, isCodeLanguage} from './codeLanguages';
import {copyFrame} from './CopyButton';

/** One sample in one language. */
export interface CodeSample {
  language: string;
  /** Highlighted at build: see `highlight`. */
  html: string;
}

/** A tab whose code is in a guide. */
interface GuideTab {
  language: keyof typeof GUIDE_LANGUAGES;
  address: string;
}

/** Tabs in the languages of the guides that the addresses lead to: `/docs/guides/go/#send`. */
const tabsOf = (addresses: readonly string[]) =>
  addresses.map((address): GuideTab => ({
    language: address.split('/')[3] as GuideTab['language'],
    address,
  }));

/**
 * Leads to the guide. Once the tab is chosen, `src/controls` fetches the guide and shows its
 * code below. React does not look into the slot for it.
 */
function GuidePane({language, address}: GuideTab) {
  const name = GUIDE_LANGUAGES[language];
  return (
    <div data-pane={language} data-twin="none">
      <p className={styles.guide}>
        The <Link to={address}>{name} guide</Link> has this program and says how to run
        it.
      </p>
      <div data-guide-code="" dangerouslySetInnerHTML={{__html: ''}} />
    </div>
  );
}

function samplesIn(children: ReactNode): CodeSample[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<CodeBlockProps>(child))
    .map(({props: {language = 'text', html}}) => ({language, html}));
}

/**
 * The same sample in several languages. Radio buttons and CSS: the tabs work without
 * JavaScript. The choice is kept and in step on all pages by the shell, which marks
 * `<html>` before the first paint; on a change it keeps the pressed tab where it is, though
 * the samples above it may become longer or shorter.
 */
export function CodeTabs({
  blocks,
  children,
  guides = [],
  label = 'Language of the sample',
  foot,
}: {
  /** Samples made by a build step; else the code blocks among `children` are taken. */
  blocks?: readonly CodeSample[];
  children?: ReactNode;
  /** Addresses of the same program in the guides of other languages. */
  guides?: readonly string[];
  label?: string;
  /** A remark on all of the samples, at the bottom of the block. */
  foot?: ReactNode;
}) {
  const name = useId();
  const samples = blocks ?? samplesIn(children);
  const guideTabs = tabsOf(guides);
  return (
    <fieldset className={styles.tabs} {...copyFrame}>
      <legend className="vh">{label}</legend>
      <div className={styles.strip}>
        {samples.map(({language}, index) => (
          <label key={language} data-language={language}>
            <input
              type="radio"
              name={name}
              value={language}
              defaultChecked={index === 0}
              data-code-tab=""
            />
            {isCodeLanguage(language) ? CODE_LANGUAGES[language] : language}
          </label>
        ))}
        {guideTabs.map(({language, address}) => (
          <label key={language} data-language={language}>
            <input
              type="radio"
              name={name}
              value={language}
              data-code-tab=""
              data-guide={address}
            />
            {GUIDE_LANGUAGES[language]}
          </label>
        ))}
      </div>
      <CodeTools samples={samples.map(({html}) => html)} />
      <div className={clsx(styles.panes, 'later')} style={tallAs(samples[0]?.html)}>
        {samples.map((sample) => (
          <div key={sample.language} data-pane={sample.language}>
            <CodePane {...sample} />
          </div>
        ))}
        {guideTabs.map((tab) => (
          <GuidePane key={tab.language} {...tab} />
        ))}
        {foot && (
          <p className={styles.foot} data-twin="none">
            {foot}
          </p>
        )}
      </div>
    </fieldset>
  );
}
