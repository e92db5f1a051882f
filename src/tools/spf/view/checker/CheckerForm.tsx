import type {RefObject} from 'react';
import {Button, Unfold} from '../../../../ui';
import {
  CheckForm,
  FieldRow,
  DnsQuestion,
  DomainField,
  Field,
  Said,
  TaskStatus,
  Fields,
} from '../../../view';
import styles from './CheckerForm.module.css';
import {domainOf} from './state';
import {FOCUS, type SpfChecker} from './useSpfChecker';

/** The sheet in the head: the domain, and in a fold the sender to try. */
export function DomainForm({
  tool,
  ask,
}: {
  tool: SpfChecker;
  ask: RefObject<HTMLFormElement | null>;
}) {
  const {form, task, checked, badIp} = tool;
  const reading = domainOf(form.state);
  return (
    <CheckForm form={ask} onChange={form.update} onStart={tool.start}>
      <FieldRow>
        <DomainField
          id={FOCUS.domain}
          label="Domain"
          value={form.state.domain}
          checked={checked && !reading.valid}
        />
        <Button id={FOCUS.check} type="submit">
          Check SPF
        </Button>
      </FieldRow>
      <Unfold className={styles.fold} label="Would this sender pass?">
        <Fields>
          <Field
            id={FOCUS.ip}
            name="ip"
            label="Address of the sending server"
            hint="IPv4 or IPv6. In the source of a received email, it is client-ip in Received-SPF."
            maxLength={64}
            placeholder="192.0.2.25"
            problems={
              badIp
                ? [
                    {
                      message: 'This is not an IP address.',
                      cure: 'Enter an address such as 192.0.2.25 or 2001:db8::25, or leave the field empty.',
                    },
                  ]
                : []
            }
          />
          <Field
            id="sender"
            name="sender"
            label="Return-path"
            optional
            hint="The address that bounces are sent to, or postmaster at the domain if you enter none."
            inputMode="email"
            maxLength={320}
            placeholder="bounces@example.com"
          />
          <Field
            id="helo"
            name="helo"
            label="HELO name"
            optional
            hint="The name the server introduces itself with, which few records use."
            inputMode="url"
            maxLength={255}
            placeholder="mail.example.com"
          />
        </Fields>
      </Unfold>
      <DnsQuestion
        servers={form.servers}
        problem={form.resolverProblem}
        names={
          <>
            {reading.valid ? (
              <b className={styles.name}>{reading.domain}</b>
            ) : (
              'the domain'
            )}
            , the names in its record and, if the record uses macros or ptr, the sender
            you entered
          </>
        }
        without="dig +short TXT example.com"
      />
      <TaskStatus task={task} servers={form.servers} onCancel={tool.cancel}>
        {({inspection}) => (
          <Said tone={inspection.verdict.tone === 'bad' ? 'bad' : undefined}>
            <p>
              <b>{inspection.verdict.title}</b>{' '}
              <a href={`#${FOCUS.verdict}`}>Go to the result</a>
            </p>
          </Said>
        )}
      </TaskStatus>
    </CheckForm>
  );
}
