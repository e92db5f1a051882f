import {memo, useId, useRef} from 'react';
import {codeButton, CodeTabs, CodeText, CopyButton, inLineBlocks} from '../../reading';
import {needsApp, scene} from '../../shell';
import {saveText} from '../../ui';
import {FIELDS} from '../fragment';
import type {Shown} from '../live';
import type {TemplatePage} from '../pageData';
import {forAssistant} from './forAssistant';
import styles from './Outputs.module.css';
import {kilobytes} from '../measure';

type Output = TemplatePage['outputs'][number];

const WHAT: Readonly<Record<Output['id'], string>> = {
  html: 'A template for Mustache and Handlebars with inline styles, dark mode, and a fallback for each optional prop.',
  react: 'One file that needs React and no other package.',
  text: 'The part for readers without HTML, which you send together with the HTML. If you fill it in with Mustache or Handlebars, use the .mustache.txt or .handlebars.txt file from the zip, which leaves values unescaped.',
  props: 'The values as your code passes them to the template.',
};

const Pane = memo(function Pane({output, html}: {output: Output; html: string}) {
  const code = useRef<HTMLElement>(null);
  const text = () => code.current?.textContent ?? '';
  const {id, file, bytes} = output;
  return (
    <div className={styles.pane} data-pane={id}>
      <div className={styles.bar}>
        <p>
          <span className={styles.file}>{file}</span> {kilobytes(bytes)} KB
        </p>
        <p>{WHAT[id]}</p>
        <div className={styles.actions}>
          <CopyButton what={output.label} text={text} fallback={() => code.current} />
          <button
            type="button"
            {...needsApp}
            className={codeButton}
            data-scripted
            onClick={() => {
              saveText(file, text());
            }}
          >
            Download<span className="vh"> {file}</span>
          </button>
        </div>
      </div>
      {/* Long code scrolls: the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={output.label} role="region">
        <CodeText ref={code} html={inLineBlocks(html)} />
      </pre>
    </div>
  );
});

/** Every form of the email, in tabs of radio buttons that need no JavaScript. */
export const Outputs = memo(function Outputs({
  page,
  shown,
  form,
}: {
  page: TemplatePage;
  shown: Shown;
  /** Id of the form that the switch belongs to. */
  form: string;
}) {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const codeOf = (pane: string) =>
    root.current?.querySelector(`[data-pane="${pane}"] pre`)?.textContent ?? '';
  const tabs = [
    ...page.outputs.map(({id, label}) => ({id: id, label})),
    {id: 'call', label: 'API call'},
  ];
  return (
    <div ref={root} className={styles.outputs} {...scene}>
      <div className={styles.head}>
        <fieldset className={styles.strip}>
          <legend className="vh">Format of the email</legend>
          {tabs.map(({id, label}, index) => (
            <label key={id}>
              <input type="radio" name={name} value={id} defaultChecked={index === 0} />
              {label}
            </label>
          ))}
        </fieldset>
        <label className={styles.filled} data-scripted>
          <input type="checkbox" name={FIELDS.filled} form={form} /> Use my values in the
          templates
        </label>
      </div>
      {page.outputs.map((output) => (
        <Pane key={output.id} output={output} html={shown.outputs[output.id]} />
      ))}
      <div className={styles.pane} data-pane="call">
        <CodeTabs blocks={shown.samples} />
      </div>
      <p className={styles.foot} data-scripted>
        For an AI assistant, copy every format, the props, and the rules as one Markdown
        text.
        <CopyButton
          what="all of it for an AI assistant"
          text={() =>
            forAssistant(page, [
              ...page.outputs.map(({id, label, syntax}) => ({
                label,
                language: syntax,
                code: codeOf(id),
              })),
              {label: 'API call', language: 'bash', code: codeOf('bash')},
            ])
          }
        />
      </p>
      <noscript>
        <p className={styles.foot}>
          The copy and download buttons need JavaScript. Select the code to copy it.
        </p>
      </noscript>
    </div>
  );
});
