import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Children, isValidElement, useId, type ReactNode} from 'react';
import styles from './Code.module.css';
import {CodePane, CodeTools, tallAs, type CodeBlockProps} from './CodeBlock';
import {TAB_NAMES} from './codeLanguages';
import {copyFrame} from './CopyButton';

/** One sample in one language. */
export interface CodeSample {
  language: string;
  /** Highlighted at build: see `highlight`. */
  html: string;
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
  label = translate({message: 'Language of the sample'}),
  foot,
}: {
  /** Samples made by a build step; else the code blocks among `children` are taken. */
  blocks?: readonly CodeSample[];
  children?: ReactNode;
  /** Addresses of the program in guides of other languages: `/docs/guides/go/#send`. */
  guides?: readonly string[];
  label?: string;
  /** A remark on all of the samples, at the bottom of the block. */
  foot?: ReactNode;
}) {
  const name = useId();
  const samples = blocks ?? samplesIn(children);
  const inGuides = guides.map((guide) => ({guide, language: guide.split('/')[3] ?? ''}));
  const tabs: {language: string; guide?: string}[] = [...samples, ...inGuides];
  return (
    <fieldset className={styles.tabs} {...copyFrame}>
      <legend className="vh">{label}</legend>
      <div className={styles.strip}>
        {tabs.map(({language, guide}, index) => (
          <label key={language} data-language={language}>
            <input
              type="radio"
              name={name}
              value={language}
              defaultChecked={index === 0}
              data-code-tab=""
              data-guide={guide}
            />
            {TAB_NAMES[language] ?? language}
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
        {inGuides.map(({guide, language}) => (
          <div key={language} data-pane={language} data-twin="none">
            <p className={styles.guide}>
              See the <Link to={guide}>{TAB_NAMES[language]} guide</Link>.
            </p>
            {/* src/controls puts the code there, where React does not look. */}
            <div dangerouslySetInnerHTML={{__html: ''}} />
          </div>
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
