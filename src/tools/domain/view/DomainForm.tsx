import type {RefObject} from 'react';
import {Button, Unfold} from '../../../ui';
import {
  CheckForm,
  FieldRow,
  DnsQuestion,
  DomainField,
  Field,
  Said,
  TaskStatus,
  Progress,
} from '../../view';
import {topics} from '..';
import styles from './DomainForm.module.css';
import {Marked} from './Marked';
import {FOCUS, type DomainCheckerTool} from './useDomainChecker';

/** The sheet in the head: one field for the domain. */
export function DomainForm({
  tool,
  form,
}: {
  tool: DomainCheckerTool;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {domain, ended, task} = tool;
  const policy = domain === undefined ? 'the domain’s web server' : `mta-sts.${domain}`;
  return (
    <CheckForm form={form} onChange={tool.update} onStart={tool.start}>
      <FieldRow>
        <DomainField
          id={FOCUS.domain}
          label="Domain"
          value={tool.state.domain}
          checked={tool.checked}
        />
        <Button id={FOCUS.check} type="submit">
          Check the domain
        </Button>
      </FieldRow>
      <DnsQuestion
        servers={tool.servers}
        problem={tool.resolverProblem}
        names={
          <>
            {domain === undefined ? 'the domain name' : <b>{domain}</b>} and the names
            that its records lead to
          </>
        }
        without="dig +short MX example.com; dig +short TXT _dmarc.example.com"
      />
      <p className="small quiet">
        If the domain uses MTA-STS, your browser also requests its policy file from{' '}
        {policy}.
      </p>
      <Unfold
        className={styles.fold}
        data-scripted
        label="Add DKIM selectors that you know"
      >
        <Field
          id={FOCUS.selectors}
          name="selectors"
          label="DKIM selectors"
          hint="Optional. The s= of a DKIM-Signature header; separate several with commas."
          maxLength={300}
          placeholder="s1, mail2026"
        />
      </Unfold>
      <TaskStatus task={task} servers={tool.servers} onCancel={tool.cancel}>
        {({report: {domain: checked, exists, grade}, questions}) => (
          <Said tone={exists ? undefined : 'bad'}>
            <p>
              <b>
                {exists
                  ? `${checked}: ${grade ? `grade ${grade.grade}` : 'not graded'}.`
                  : `${checked} does not exist in DNS.`}
              </b>{' '}
              {questions === 1
                ? 'One DNS query was answered'
                : `${questions} DNS queries were answered`}
              , and the report is below.
            </p>
          </Said>
        )}
      </TaskStatus>
      {task.phase === 'asking' && ended.length > 0 && (
        <>
          <Progress>
            <progress
              aria-label="Checks that are done"
              max={topics.length}
              value={ended.length}
            />
            <p>
              {ended.length} of {topics.length} checks
            </p>
          </Progress>
          <ul className={styles.ended}>
            {ended.map((section) => (
              <li key={section.topic} data-topic={section.topic}>
                <Marked section={section} />
              </li>
            ))}
          </ul>
        </>
      )}
    </CheckForm>
  );
}
