import {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type SubmitEvent} from 'react';
import {CODE_LANGUAGES} from '../../reading';
import {needsApp} from '../../shell';
import {EXAMPLE} from '../../stack/plain';
import {Button, FormEnd, FormField, TextField} from '../../ui';
import {GOAL_IDS, GOALS, GUIDES, isStackId} from '../choices';
import {changeDomain, changeState, forgetState, readState, watchState} from '../state';
import styles from './Choices.module.css';

/** Puts what is kept into the fields that the reader has not touched. */
function fillForm(form: HTMLFormElement): void {
  const {stack, goals, domain, hasDomain} = readState();
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked ||= goals.some((goal) => goal === field.value);
    } else if (field instanceof HTMLInputElement && hasDomain) {
      field.value ||= domain;
    } else if (field instanceof HTMLSelectElement && stack) {
      field.value ||= stack;
    }
  }
}

/** A domain as it is kept, or a sentence on what is wrong with it. */
async function checkDomain(input: string): Promise<{domain: string} | {problem: string}> {
  if (!input.trim()) {
    return {domain: EXAMPLE.domain};
  }
  // The rules for domain names are larger than the rest of the page.
  const {readDomain} = await import('../../tools/dns');
  const reading = readDomain(input);
  return reading.valid
    ? {domain: reading.domain}
    : {problem: [reading.problem.message, reading.problem.cure].join(' ').trim()};
}

/** Asks for domain, framework and goals, each of which can be left open. */
export function Choices() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (form.current) {
      fillForm(form.current);
    }
    return watchState(() => {
      setProblem(undefined);
    });
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const stack = fields.get('stack');
    const domain = fields.get('domain');
    const checked = await checkDomain(typeof domain === 'string' ? domain : '');
    changeState({
      ...(isStackId(stack) && {stack}),
      goals: GOAL_IDS.filter((goal) => fields.getAll('goal').includes(goal)),
    });
    if ('problem' in checked) {
      setProblem(checked.problem);
      setSaid('');
      form.current?.querySelector('input')?.focus();
    } else {
      changeDomain(checked.domain);
      setSaid(
        translate({
          message:
            'The steps below are now written for you. You can export them at the end.',
        }),
      );
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      {...needsApp}
      onSubmit={(event) => void submit(event)}
    >
      <noscript>
        {translate({
          message:
            'Filling in this page needs JavaScript. Without it you can still read every step and follow its links.',
        })}
      </noscript>
      <TextField
        name="domain"
        label={translate({message: 'Domain you send from'})}
        hint={translate({
          message: 'Optional. It also goes into all other samples of this site.',
        })}
        problem={problem}
        placeholder={EXAMPLE.domain}
      />
      <FormField id={id} label={translate({message: 'Framework or language'})}>
        <select id={id} name="stack" defaultValue="">
          <option value="">{translate({message: 'The language of my samples'})}</option>
          <optgroup label={translate({message: 'With a guide'})}>
            {Object.entries(GUIDES).map(([value, {label}]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
          <optgroup label={translate({message: 'Without a framework'})}>
            {Object.entries(CODE_LANGUAGES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        </select>
      </FormField>
      <fieldset className={styles.goals}>
        <legend>{translate({message: 'What you want to build'})}</legend>
        {GOAL_IDS.map((goal) => (
          <label key={goal}>
            <input type="checkbox" name="goal" value={goal} />
            {GOALS[goal].label}
          </label>
        ))}
      </fieldset>
      <FormEnd
        said={said || translate({message: 'Kept in this browser. Nothing is sent.'})}
      >
        <Button type="submit" size="small">
          {translate({message: 'Write my steps'})}
        </Button>
        <Button
          kind="secondary"
          size="small"
          {...needsApp}
          onClick={() => {
            form.current?.reset();
            forgetState();
            changeDomain(EXAMPLE.domain);
            setSaid(translate({message: 'Your choices and your progress are cleared.'}));
          }}
        >
          {translate({message: 'Start over'})}
        </Button>
      </FormEnd>
    </form>
  );
}
