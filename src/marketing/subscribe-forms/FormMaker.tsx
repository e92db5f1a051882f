import type {RefObject} from 'react';
import {needsApp, scene} from '../../shell';
import {
  CopyOut,
  Field,
  ResultFoot,
  useCalmAnnouncement,
  type ToolForm,
} from '../../tools/view';
import {initialState} from '../../tools/view/plain';
import {ChoiceRow, Columns, HtmlFrame, Rows, Say} from '../../ui';
import {Notice, Part} from '../parts';
import {InkStamp, Window} from '../scenes';
import styles from './FormMaker.module.css';
import {checksOf, colorProblem} from './checks';
import {buttonColors} from './color';
import {formCss, formHtml, formPage} from './formHtml';
import {formShape, MAX, type FormState} from './state';

const FORM = 'form-maker';
const initial = initialState(formShape);
const builtPage = formPage(initial);

/** The brand's colors, to begin with. */
const INKS = [
  {name: 'Blue', color: '#1f4fd8'},
  {name: 'Green', color: '#0f6b4c'},
  {name: 'Red', color: '#bf3a24'},
  {name: 'Yellow', color: '#ffc93c'},
  {name: 'Ink', color: '#171b26'},
] as const;

const CORNER_LABELS = [
  {value: 'square', label: 'Square'},
  {value: 'soft', label: 'Soft'},
  {value: 'round', label: 'Round'},
] as const;

const FIELD_LABELS = [
  {value: 'name', label: 'Name'},
  {value: 'company', label: 'Company'},
] as const;

const CONSENT_LABELS = [
  {value: 'sentence', label: 'A sentence above the button'},
  {value: 'box', label: 'A checkbox'},
] as const;

const STAMPS = {
  fine: {tone: 'good', word: 'Fine'},
  note: {tone: 'changed', word: 'Note'},
  change: {tone: 'refused', word: 'Change'},
} as const;

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
        label="Color of the button"
        maxLength={MAX.color}
        initial={initial.color}
        problems={problem ? [{message: problem}] : []}
      />
      <input
        type="color"
        {...needsApp}
        className={styles.picker}
        aria-label="Pick a color"
        value={buttonColors(typed).ground}
        onChange={(event) => {
          // The field beside it is the one that counts.
          event.stopPropagation();
          onPick(event.target.value);
        }}
      />
      <div className={styles.inks} role="group" aria-label="Suggested colors">
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
            <span style={{background: color}} />
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The visitor's own form: what it says and looks like, the form itself, its code. */
export function FormMaker({
  element,
  form,
}: {
  element: RefObject<HTMLFormElement | null>;
  form: ToolForm<FormState>;
}) {
  const {state} = form;
  const checks = checksOf(state);
  const announcement = useCalmAnnouncement(checks.map(({text}) => text).join(' '));
  return (
    <Part
      id="make"
      title="Build a form and copy the HTML"
      intro="Change the words, fields and colors, and the preview follows as you type. The code below is the whole form, ready for your own site."
    >
      <noscript>
        <Notice>
          You need JavaScript to change the form here. Without it, you can copy the
          complete HTML below and edit it yourself.
        </Notice>
      </noscript>
      <div {...scene}>
        <Columns split="5fr 7fr">
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
              label="What subscribers get"
              lines={2}
              maxLength={MAX.text}
              initial={initial.text}
            />
            <ChoiceRow
              legend="Also ask for"
              name="fields"
              type="checkbox"
              options={FIELD_LABELS}
              first=""
            />
            <Field
              id={`${FORM}-consent`}
              name="consent"
              label="What subscribers agree to"
              lines={3}
              maxLength={MAX.consent}
              initial={initial.consent}
              hint="Say who writes, how often, and how to unsubscribe, and keep a copy of the wording as part of your proof. Beside the form, link to your privacy policy (GDPR, Article 13)."
            />
            <ChoiceRow
              legend="How they agree"
              name="consentAs"
              options={CONSENT_LABELS}
              first={initial.consentAs}
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
            <ChoiceRow
              legend="Corners"
              name="corner"
              options={CORNER_LABELS}
              first={initial.corner}
            />
            <Field
              id={`${FORM}-page`}
              name="page"
              label="Page with the form"
              maxLength={MAX.page}
              initial={initial.page}
              inputMode="url"
              hint="Enter a path, which the form submits because browsers tell other sites only your domain."
            />
          </form>
          <div className={styles.result}>
            <Window
              title={`acme.example${state.page.startsWith('/') ? '' : '/'}${state.page}`}
            >
              <HtmlFrame
                title="Preview of your form"
                built={builtPage}
                html={formPage(state)}
                className={styles.frame}
              />
            </Window>
            <p className="small quiet">
              This preview is the HTML you copy, shown in a frame that can’t submit
              anything.
            </p>
            <Rows pair="4.5rem 1fr">
              {checks.map(({tone, text}) => (
                <li key={text}>
                  <span>
                    <InkStamp tone={STAMPS[tone].tone}>{STAMPS[tone].word}</InkStamp>
                  </span>{' '}
                  {text}
                </li>
              ))}
            </Rows>
            <Notice tone="form">
              <b>Double opt-in is always on,</b> so a new contact stays{' '}
              <code>pending</code> until the subscriber confirms by email.
            </Notice>
            <p className="vh" role="status">
              {announcement}
            </p>
          </div>
        </Columns>
      </div>
      <Columns split="5fr 7fr">
        <Say>
          <h3>Copy the code</h3>
          <p>
            The address in <code>action</code> is an example, because each form in your
            account has an address of its own. The form also works without the CSS, so you
            can use your own style sheet instead.
          </p>
          <ResultFoot onReset={form.reset} link={form.link} />
        </Say>
        <CopyOut
          legend="Format of the code"
          outputs={[
            {
              id: 'html',
              label: 'HTML',
              what: 'Paste it into your page where the form should appear.',
              text: formHtml(state),
            },
            {
              id: 'css',
              label: 'CSS',
              what: 'Add it to your style sheet, where it only affects the form.',
              text: formCss(state),
            },
            {
              id: 'page',
              label: 'Test page',
              what: 'HTML and CSS in one file that you can open in any browser.',
              text: formPage(state),
              file: 'subscribe-form.html',
            },
          ]}
        />
      </Columns>
    </Part>
  );
}
