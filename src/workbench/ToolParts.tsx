import type {Severity} from '../tools/kit';
import {
  CopyOut,
  DatedPlan,
  Field,
  FieldRow,
  Fields,
  Findings,
  LetterPile,
  NotYet,
  NumberedList,
  Panel,
  ResultPart,
  Said,
  SelectField,
  SeverityLabel,
  Specimen,
  TaskStatus,
  TextButton,
  Tick,
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
      <Exhibit name="Fields, SelectField, Tick, TextButton">
        <Fields least="12rem">
          <SelectField
            label="Policy"
            options={[
              ['none', 'none'],
              ['reject', 'reject'],
            ]}
          />
          <SelectField label="Zone" disabled options={[['acme', 'acme.example']]} />
        </Fields>
        <Tick type="checkbox" name="bench-tick" defaultChecked>
          Only for the exact domain <code>t=s</code>
        </Tick>
        <Tick type="radio" name="bench-radio">
          Reject it <small>With p=reject, it is not accepted.</small>
        </Tick>
        <TextButton>Start again</TextButton>
      </Exhibit>
      <Exhibit name="Panel, Specimen, ResultPart, LetterPile">
        <Panel heading="bench-panel" title="Your record" beside={<Specimen />}>
          <ResultPart title="Letters" lead="Each stands for one message.">
            <LetterPile letters={5} />
          </ResultPart>
        </Panel>
      </Exhibit>
      <Exhibit name="DatedPlan, NumberedList">
        <DatedPlan
          steps={[
            {
              on: '2026-11-24',
              title: 'Publish p=none',
              content: <p>Read the reports.</p>,
            },
            {on: 'Day 60', isDate: false, title: 'Wait', isQuiet: true, content: null},
          ]}
        />
        <NumberedList>
          <li>
            <b>Publish the record</b> at your DNS provider.
          </li>
          <li>Send yourself a message.</li>
        </NumberedList>
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
