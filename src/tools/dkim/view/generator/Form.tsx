import type {RefObject} from 'react';
import {Button, Unfold} from '../../../../ui';
import {
  DomainField,
  Field,
  Said,
  CheckForm,
  ChoiceStrip,
  Fields,
  Tick,
  WithoutScripts,
} from '../../../view';
import type {KeyAlgorithm} from '../..';
import styles from './Form.module.css';
import {FOCUS, type DkimGenerator} from './useDkimGenerator';

const KINDS: readonly {algorithm: KeyAlgorithm; label: string; hint: string}[] = [
  {
    algorithm: 'rsa-2048',
    label: 'RSA 2048',
    hint: '2048 bits, as the standard recommends, and supported by all receivers.',
  },
  {
    algorithm: 'ed25519',
    label: 'Ed25519',
    hint: 'Short and strong, but sign with RSA as well, because not every large receiver supports it.',
  },
  {
    algorithm: 'rsa-4096',
    label: 'RSA 4096',
    hint: '4096 bits, which makes the record too long for a plain DNS packet, and signing slow.',
  },
  {
    algorithm: 'rsa-1024',
    label: 'RSA 1024',
    hint: '1024 bits, which is below what the standard recommends. Use it only if a DNS panel accepts nothing longer.',
  },
];

const FLAGS: readonly {name: string; label: string; hint: string}[] = [
  {
    name: 'strict',
    label: 't=s',
    hint: 'Only for the exact domain, not for subdomains in i=.',
  },
  {
    name: 'testing',
    label: 't=y',
    hint: 'Test mode, in which receivers treat the email as unsigned.',
  },
  {
    name: 'sha256',
    label: 'h=sha256',
    hint: 'Only SHA-256, which changes little, because SHA-1 is forbidden.',
  },
  {name: 'email', label: 's=email', hint: 'Only for email.'},
];

/** The order form for a key. */
export function Form({
  tool,
  form,
}: {
  tool: DkimGenerator;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {task, suggested, selectorProblem} = tool;
  const {state, update} = tool.form;
  return (
    <CheckForm form={form} onChange={update} onStart={tool.make}>
      <Fields>
        <WithoutScripts>
          <b>You need JavaScript to generate a key here.</b> On a command line, use{' '}
          <code>openssl genrsa -out dkim.key 2048</code>, then{' '}
          <code>openssl rsa -in dkim.key -pubout</code>.
        </WithoutScripts>
        <Fields least="13rem" data-scripted>
          <DomainField
            id={FOCUS.domain}
            label="Domain"
            hint="The part of your addresses after the @."
            value={state.domain}
            checked={tool.checked}
          />
          <Field
            id={FOCUS.selector}
            name="selector"
            label="Selector"
            maxLength={300}
            placeholder={suggested}
            hint={`A name for this key, which is ${suggested} unless you enter another.`}
            problems={
              selectorProblem
                ? [
                    {
                      message: selectorProblem.message,
                      cure: selectorProblem.cure,
                      gentle: selectorProblem.severity === 'note',
                    },
                  ]
                : []
            }
          />
        </Fields>
        <ChoiceStrip
          legend="Key type"
          name="algorithm"
          options={KINDS.map(({algorithm, label}) => [algorithm, label])}
          describedBy="kind-hint"
        />
        <p id="kind-hint" className="small quiet" data-scripted>
          {KINDS.find(({algorithm}) => algorithm === state.algorithm)?.hint}
        </p>
        <Unfold
          className={styles.more}
          data-scripted
          label="Flags and a note, if you need them"
        >
          <fieldset className={styles.flags}>
            <legend className="vh">Flags of the record</legend>
            {FLAGS.map(({name, label, hint}) => (
              <Tick key={name} type="checkbox" name={name} value="1">
                <code>{label}</code>
                <small>{hint}</small>
              </Tick>
            ))}
          </fieldset>
          <Field
            id="note"
            name="note"
            label="Note (n=)"
            maxLength={80}
            placeholder="newsletter server"
            hint="For people who read your DNS, which anyone can."
          />
        </Unfold>
        <Button id={FOCUS.make} type="submit" data-scripted>
          {tool.pair ? 'Generate another key pair' : 'Generate the key pair'}
        </Button>
        <p className="small quiet" data-scripted>
          Your browser generates it and sends nothing, so you can go offline first.
        </p>
        <div role="status">
          {task.phase === 'asking' && <p>Generating the key …</p>}
          {task.phase === 'failed' && (
            <Said tone="bad">
              <p>
                <b>No key was generated.</b> {task.why}
              </p>
            </Said>
          )}
        </div>
      </Fields>
    </CheckForm>
  );
}
