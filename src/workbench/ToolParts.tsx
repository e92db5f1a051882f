import type {Severity} from '../tools/kit';
import {
  FieldRow,
  CopyOut,
  Field,
  Findings,
  NotYet,
  Said,
  SeverityLabel,
  TaskStatus,
  Verdict,
} from '../tools/view';
import {Button} from '../ui';
import {Exhibit, Group, States} from './Exhibit';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note', 'fine'];
const TONES = ['good', 'unsure', 'bad', 'none'] as const;

const TASKS = [
  {phase: 'asking'},
  {phase: 'cancelled'},
  {phase: 'failed', why: 'The resolver did not respond in time.', byNetwork: true},
  {phase: 'done', answer: 'The record was found.'},
] as const;

const ignore = () => undefined;

/** What the forms and results of the tools are made of. */
export function ToolParts() {
  return (
    <Group title="Parts of the tools" folder="src/tools/view">
      <Exhibit name="Field">
        <Field
          id="bench-field"
          name="domain"
          label="Domain"
          hint="For example acme.example"
          maxLength={253}
        />
        <Field
          id="bench-unit"
          name="rate"
          label="Churn"
          unit="%"
          initial="4"
          maxLength={9}
        />
        <Field
          id="bench-faults"
          name="senders"
          label="Senders"
          lines={3}
          maxLength={999}
          initial={'192.0.2.1\n192.0.2'}
          problems={[
            {line: 2, message: 'This is not an IP address.', cure: 'Write four numbers.'},
            {line: 1, message: 'This address is listed twice.', gentle: true},
          ]}
        />
      </Exhibit>
      <Exhibit name="FieldRow">
        <FieldRow>
          <Field id="bench-ask" name="ask" label="Domain" maxLength={253} />
          <Button>Check</Button>
        </FieldRow>
      </Exhibit>
      <Exhibit name="TaskStatus, Said">
        {TASKS.map((task) => (
          <TaskStatus key={task.phase} task={task} servers={[]} onCancel={ignore}>
            {(answer) => (
              <Said>
                <p>{answer}</p>
              </Said>
            )}
          </TaskStatus>
        ))}
      </Exhibit>
      <Exhibit name="Verdict">
        {TONES.map((tone) => (
          <Verdict
            key={tone}
            id={`bench-verdict-${tone}`}
            tone={tone}
            stamp={tone}
            title="What was found, in a sentence"
          >
            <p>What follows from it.</p>
          </Verdict>
        ))}
      </Exhibit>
      <Exhibit name="SeverityLabel">
        <States>
          {SEVERITIES.map((severity) => (
            <SeverityLabel key={severity} severity={severity} />
          ))}
        </States>
      </Exhibit>
      <Exhibit name="Findings">
        <Findings
          problems={[
            ...SEVERITIES.map((severity) => ({
              code: `bench-${severity}`,
              severity,
              message: `A finding of the kind ${severity}.`,
              cure: 'What to do about it.',
            })),
            ...[1, 2, 3, 4].map((column) => ({
              code: 'bench-many',
              severity: 'note' as const,
              message: `One of many findings, number ${String(column)}.`,
              position: column,
            })),
          ]}
        />
      </Exhibit>
      <Exhibit name="CopyOut">
        <CopyOut
          legend="Forms of the record"
          outputs={[
            {
              id: 'value',
              label: 'Value',
              what: 'For the form of a DNS provider.',
              text: 'v=spf1 -all',
            },
            {
              id: 'zone',
              label: 'Zone file',
              what: 'For a name server of your own.',
              text: '@ TXT "v=spf1 -all"',
              file: 'spf.zone',
            },
          ]}
        />
      </Exhibit>
      <Exhibit name="NotYet">
        <NotYet reasons={['No sender is named.']}>v=spf1 -all</NotYet>
      </Exhibit>
    </Group>
  );
}
