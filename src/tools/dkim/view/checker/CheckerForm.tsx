import type {RefObject} from 'react';
import {readDomain} from '../../../dns';
import {Button} from '../../../../ui';
import {
  CheckForm,
  CheckDone,
  ChoiceStrip,
  DnsQuestion,
  DomainField,
  Field,
  FileField,
  TaskStatus,
  Fields,
} from '../../../view';
import {commonSelectors, readSelector} from '../..';
import styles from './CheckerForm.module.css';
import type {Way} from './state';
import {FOCUS, type DkimChecker} from './useDkimChecker';

const CHOICES: readonly (readonly [way: Way, label: string])[] = [
  ['selector', 'A selector'],
  ['message', 'A message'],
  ['probe', 'Only the domain'],
];

const BUTTONS: Readonly<Record<Way, string>> = {
  selector: 'Check the key',
  message: 'Verify the signature',
  probe: `Try ${commonSelectors.length} selectors`,
};

/** The sheet in the head: what you have, and the button. */
export function CheckerForm({
  tool,
  form,
}: {
  tool: DkimChecker;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {state, servers, resolverProblem, update} = tool.form;
  const {selectorProblem, messageProblem} = tool;
  return (
    <CheckForm form={form} onChange={update} onStart={tool.start}>
      <ChoiceStrip
        className={styles.ways}
        legend="What do you have?"
        name="way"
        options={CHOICES}
      />
      <Fields least="13rem" className={styles.names} data-scripted>
        <div className={styles.selector}>
          <Field
            id={FOCUS.selector}
            name="selector"
            label="Selector"
            maxLength={300}
            placeholder="s1"
            hint="The value of s= in a DKIM-Signature, or the whole name of the record."
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
        </div>
        <DomainField
          id={FOCUS.domain}
          label="Domain"
          value={state.domain}
          checked={tool.checked && state.way !== 'message'}
        />
      </Fields>
      <div className={styles.message} data-scripted>
        <Fields>
          <Field
            id={FOCUS.message}
            name="message"
            label="Source of the message"
            lines={6}
            maxLength={5_000_000}
            placeholder="DKIM-Signature: v=1; a=rsa-sha256; …"
            hint="Paste the whole source to verify the signature. If you only want to check the key, the header, the DKIM-Signature or a key record is enough."
            problems={messageProblem === undefined ? [] : [{message: messageProblem}]}
          />
          <FileField
            id={FOCUS.file}
            label="Or choose its file, which preserves every byte"
            accept=".eml,.txt,.msg.txt,message/rfc822"
          />
        </Fields>
      </div>
      <p className={`small quiet ${styles.probe ?? ''}`}>
        A selector can have any name, and DNS has no list of them, so this tries the names
        that services and server software use by default.
      </p>
      <Button id={FOCUS.check} type="submit" className={styles.submit} data-scripted>
        {BUTTONS[state.way]}
      </Button>
      <DnsQuestion
        servers={servers}
        problem={resolverProblem}
        names={<Names way={state.way} domain={state.domain} selector={state.selector} />}
        without="dig +short TXT selector._domainkey.example.com"
      />
      <TaskStatus
        task={tool.task}
        servers={servers}
        onCancel={tool.cancel}
        instead="You can also paste the key record under “A message”."
      >
        {() => <CheckDone verdict={FOCUS.verdict} />}
      </TaskStatus>
    </CheckForm>
  );
}

/** What the resolver sees. */
function Names({way, domain, selector}: {way: Way; domain: string; selector: string}) {
  if (way === 'message') {
    return <>the names of the keys, but never the message</>;
  }
  const zone = readDomain(domain);
  if (way === 'probe') {
    return (
      <>
        {commonSelectors.length + 1} names below{' '}
        <b>{zone.valid ? `_domainkey.${zone.domain}` : 'your domain'}</b>
      </>
    );
  }
  const name = readSelector(selector);
  return name.valid && zone.valid ? (
    <b>{`${name.selector}._domainkey.${zone.domain}`}</b>
  ) : (
    <>the key’s name</>
  );
}
