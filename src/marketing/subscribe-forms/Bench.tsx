import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useRef} from 'react';
import {needsApp, scene} from '../../shell';
import {
  CopyOut,
  Field,
  SlipEnd,
  useCalmAnnouncement,
  useToolForm,
} from '../../tools/view';
import {initialState} from '../../tools/view/plain';
import {HtmlFrame, SampleMark} from '../../ui';
import styles from './Bench.module.css';
import {checksOf, colorProblem} from './checks';
import {buttonColors} from './color';
import {formCss, formHtml, formPage} from './formHtml';
import {formShape, MAX} from './state';

const FORM = 'form-maker';
const initial = initialState(formShape);
const builtPage = formPage(initial);

/** The inks of the house, to begin with. */
const INKS = [
  {name: 'Blue', color: '#1f4fd8'},
  {name: 'Green', color: '#0f6b4c'},
  {name: 'Red', color: '#bf3a24'},
  {name: 'Yellow', color: '#ffc93c'},
  {name: 'Ink', color: '#171b26'},
] as const;

const CORNER_LABELS = [
  ['square', 'Square'],
  ['soft', 'Soft'],
  ['round', 'Round'],
] as const;

const FIELD_LABELS = [
  ['name', 'Name'],
  ['company', 'Company'],
] as const;

const CONSENT_LABELS = [
  ['sentence', 'A sentence above the button'],
  ['box', 'A box to tick'],
] as const;

const TONES = {fine: 'Fine', note: 'Note', change: 'Change'} as const;

function Colors({
  typed,
  problem,
  onPick,
}: {
  typed: string;
  problem: string | undefined;
  onPick: (color: string) => void;
}) {
  return (
    <div className={styles.color}>
      <Field
        id={`${FORM}-color`}
        name="color"
        label="Colour of the button"
        maxLength={MAX.color}
        initial={initial.color}
        problems={problem ? [{message: problem}] : []}
      />
      <input
        type="color"
        {...needsApp}
        className={styles.picker}
        aria-label="Pick the colour"
        value={buttonColors(typed).ground}
        onChange={(event) => {
          // The field beside it is the one that counts.
          event.stopPropagation();
          onPick(event.target.value);
        }}
      />
      <div className={styles.inks} role="group" aria-label="Colours to begin with">
        {INKS.map(({name, color}) => (
          <button
            key={color}
            type="button"
            {...needsApp}
            aria-pressed={buttonColors(typed).ground === color}
            onClick={() => {
              onPick(color);
            }}
          >
            <span data-ink={name.toLowerCase()} />
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

function Options({
  legend,
  name,
  type,
  options,
  checked,
}: {
  legend: string;
  name: string;
  type: 'radio' | 'checkbox';
  options: readonly (readonly [value: string, label: string])[];
  checked?: string;
}) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={value === checked}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The visitor's own form: what it says and looks like, the form itself, its code. */
export function Bench() {
  useBrokenLinks().collectAnchor('make');
  const element = useRef<HTMLFormElement>(null);
  const form = useToolForm(formShape, [element]);
  const {state} = form;
  const checks = checksOf(state);
  const announcement = useCalmAnnouncement(checks.map(({text}) => text).join(' '));
  return (
    <section className={styles.section} aria-labelledby="make">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="make">Make yours</h2>
          <p>
            Write it as you would say it across a counter. The form follows while you
            type, and the code below is all there is to it.
          </p>
        </div>
        <noscript>
          <p className={styles.noscript}>
            Changing the form needs JavaScript. Without it you see the form as it is at
            first, and its HTML further down is complete: change the words there.
          </p>
        </noscript>
        <div className={styles.bench} {...scene}>
          <form
            ref={element}
            id={FORM}
            method="dialog"
            {...needsApp}
            className={styles.controls}
            aria-label="Your form"
            onChange={form.update}
            onSubmit={(event) => {
              event.preventDefault();
            }}
          >
            <Field
              id={`${FORM}-heading`}
              name="heading"
              label="Heading"
              maxLength={MAX.heading}
              initial={initial.heading}
            />
            <Field
              id={`${FORM}-text`}
              name="text"
              label="What they get"
              lines={2}
              maxLength={MAX.text}
              initial={initial.text}
            />
            <Options
              legend="Ask for, besides the address"
              name="fields"
              type="checkbox"
              options={FIELD_LABELS}
            />
            <Field
              id={`${FORM}-consent`}
              name="consent"
              label="What they agree to"
              lines={3}
              maxLength={MAX.consent}
              initial={initial.consent}
              hint="How often, from whom, how to leave. Keep the wording: it is part of your proof."
            />
            <Options
              legend="They agree by"
              name="consentAs"
              type="radio"
              options={CONSENT_LABELS}
              checked={initial.consentAs}
            />
            <Field
              id={`${FORM}-button`}
              name="button"
              label="Button"
              maxLength={MAX.button}
              initial={initial.button}
            />
            <Colors
              typed={state.color}
              problem={colorProblem(state)}
              onPick={(color) => {
                form.write({color});
              }}
            />
            <Options
              legend="Corners"
              name="corner"
              type="radio"
              options={CORNER_LABELS}
              checked={initial.corner}
            />
            <Field
              id={`${FORM}-page`}
              name="page"
              label="Page it stands on"
              maxLength={MAX.page}
              initial={initial.page}
              inputMode="url"
              hint="A path. The form takes it along, because browsers tell other sites only your domain."
            />
          </form>
          <div className={styles.result}>
            <div className={styles.window}>
              <p className={styles.address}>
                <span aria-hidden="true" />
                acme.example{state.page.startsWith('/') ? state.page : `/${state.page}`}
              </p>
              <HtmlFrame
                title="Preview of your form"
                built={builtPage}
                html={formPage(state)}
                className={styles.frame}
              />
            </div>
            <p className={styles.caption}>
              The very HTML you copy, in a frame that sends nothing.
            </p>
            <ul className={styles.checks}>
              {checks.map(({tone, text}) => (
                <li key={text} data-tone={tone}>
                  <b>{TONES[tone]}</b> {text}
                </li>
              ))}
            </ul>
            <p className={styles.locked}>
              <b>Double opt-in: on</b> A form’s contact is <code>pending</code> until the
              person confirms. There is no switch.
            </p>
            <p className="vh" role="status">
              {announcement}
            </p>
          </div>
        </div>
        <div className={styles.out}>
          <div className={styles.outHead}>
            <h3>Take it with you</h3>
            <p>
              The address in <code>action</code> is a <SampleMark /> one and answers
              nobody. In your account each form has its own. Put the style into your own
              style sheet, or leave it out: the form works without.
            </p>
            <SlipEnd onReset={form.reset} link={form.link} />
          </div>
          <CopyOut
            legend="Form of the code"
            outputs={[
              {
                id: 'html',
                label: 'HTML',
                what: 'Goes where the form should stand.',
                text: formHtml(state),
              },
              {
                id: 'css',
                label: 'CSS',
                what: 'All of it stays inside the form.',
                text: formCss(state),
              },
              {
                id: 'page',
                label: 'Test page',
                what: 'Both in one file, to look at in any browser.',
                text: formPage(state),
                file: 'subscribe-form.html',
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
