import Link from '@docusaurus/Link';
import type {RefObject} from 'react';
import {Button} from '../../../ui';
import {CheckForm, FieldRow, DnsQuestion, Field, Said, TaskStatus} from '../../view';
import styles from './AddressForm.module.css';
import {FOCUS, type Validator} from './useValidator';
import {verdictTitle} from './verdictWords';

/** The sheet in the head: the address, and a button for the one that was meant. */
export function AddressForm({
  tool,
  form,
}: {
  tool: Validator;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {reading, checked} = tool;
  const fault = checked && !reading.valid ? [reading.problem] : [];
  return (
    <CheckForm form={form} onChange={tool.update} onStart={tool.start}>
      <FieldRow>
        <Field
          id={FOCUS.address}
          name="address"
          label="Email address"
          inputMode="email"
          maxLength={1000}
          placeholder="name@example.com"
          problems={fault}
        />
        <Button id={FOCUS.check} type="submit">
          Check the address
        </Button>
      </FieldRow>
      <Meant tool={tool} />
      <DnsQuestion
        servers={tool.servers}
        problem={tool.resolverProblem}
        names={
          <>
            {reading.valid ? <b>{reading.asciiDomain}</b> : 'the domain after the @'} and
            the names of its mail servers, but never the part before the @
          </>
        }
        without="dig +short MX example.com"
      />
      <TaskStatus task={tool.task} servers={tool.servers} onCancel={tool.cancel}>
        {({address, verdict}) => (
          <Said tone={verdict === 'undeliverable' ? 'bad' : undefined}>
            <p>
              <b>{verdictTitle[verdict]}</b> The result for {address} is below.
            </p>
          </Said>
        )}
      </TaskStatus>
      <p className={`small quiet ${styles.several ?? ''}`}>
        You can also <Link to="/tools/email-list-validation/">check a whole list</Link>,
        which needs no upload either.
      </p>
    </CheckForm>
  );
}

/** The suggestion, as a button that fills it in. */
function Meant({tool: {suggestion, take}}: {tool: Validator}) {
  return suggestion ? (
    <p className={styles.meant}>
      <span>{suggestion.message}</span>
      <Button
        kind="secondary"
        size="small"
        onClick={() => {
          take(suggestion.address);
        }}
      >
        Use {suggestion.address}
      </Button>
    </p>
  ) : null;
}
