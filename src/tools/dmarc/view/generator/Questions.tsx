import {Unfold} from '../../../../ui';
import {Field, Fields, SelectField, Tick} from '../../../view';
import type {ChoiceProblem, Policy} from '../..';
import styles from './Questions.module.css';
import type {GeneratorState, Sends} from './state';

const SENDERS: readonly {value: Sends; title: string; says: string}[] = [
  {
    value: 'people',
    title: 'People and programs',
    says: 'Someone writes from this domain, perhaps to mailing lists.',
  },
  {
    value: 'programs',
    title: 'Only programs',
    says: 'Receipts, codes and newsletters, but nothing that a person writes.',
  },
  {
    value: 'nothing',
    title: 'Nothing',
    says: 'A parked domain, which receives no email either, so you get all records that protect it.',
  },
];

const POLICIES: readonly {value: Policy; title: string; says: string}[] = [
  {
    value: 'none',
    title: 'Deliver it as before',
    says: 'With p=none, you only read the reports.',
  },
  {
    value: 'quarantine',
    title: 'Treat it as suspicious',
    says: 'With p=quarantine, it usually goes to spam.',
  },
  {
    value: 'reject',
    title: 'Reject it',
    says: 'With p=reject, it is not accepted.',
  },
];

/** The questions, in plain words. The fields hold their own values. */
export function Questions({
  state,
  problems,
}: {
  state: GeneratorState;
  problems: readonly ChoiceProblem[];
}) {
  const parked = state.sends === 'nothing';
  return (
    <div className={styles.questions}>
      <fieldset>
        <legend>Who sends email from the domain?</legend>
        <Cards name="sends" options={SENDERS} initial="people" />
      </fieldset>
      {!parked && (
        <>
          <fieldset>
            <legend>What should receivers do with email that fails?</legend>
            <Cards name="p" options={POLICIES} initial="none" />
            <Flag
              name="t"
              code="t=y"
              says="Say that I am testing, so that receivers that know the tag apply the next milder policy."
            />
          </fieldset>
          <fieldset>
            <legend>And with email from subdomains?</legend>
            <Fields least="14rem">
              <Choice
                name="sp"
                label="Subdomains that exist"
                initial=""
                same="The same as the domain"
              />
              <Choice
                name="np"
                label="Names that do not exist"
                initial="reject"
                same="The same as subdomains"
              />
            </Fields>
            <p className="small quiet">
              Email from names without any public DNS record is nearly always forged, so
              reject is preselected. If a server of yours sends alerts from an internal
              host name, choose none until it uses a sender domain that exists in public
              DNS.
            </p>
          </fieldset>
        </>
      )}
      <fieldset>
        <legend>Who reads the reports?</legend>
        <Field
          id="rua"
          name="rua"
          label="Addresses for the daily reports"
          hint="One per line, each an address that a program reads."
          lines={2}
          maxLength={2000}
          placeholder="dmarc@example.com"
          problems={problemsOf(problems, 'aggregate')}
        />
      </fieldset>
      {!parked && (
        <Unfold className={styles.more} label="Rarely needed">
          <Fields>
            <Field
              id="ruf"
              name="ruf"
              label="Addresses for reports about individual messages"
              hint="Few receivers send them, because they can contain what people wrote."
              lines={2}
              maxLength={2000}
              placeholder="dmarc-failures@example.com"
              problems={problemsOf(problems, 'failure')}
            />
            <SelectField
              label="Send such a report if"
              name="fo"
              defaultValue="0"
              options={[
                ['0', 'neither SPF nor DKIM gives an aligned pass'],
                ['1', 'SPF or DKIM gives no aligned pass'],
                ['d:s', 'a check itself fails, aligned or not'],
                ['1:d:s', 'any of these'],
              ]}
            />
            <Flag
              name="adkim"
              code="adkim=s"
              says="DKIM has to be for exactly this domain."
            />
            <Flag
              name="aspf"
              code="aspf=s"
              says="SPF has to be for exactly this domain."
            />
            <Flag
              name="psd"
              code="psd=n"
              says="This domain is an organization of its own, although a domain above it has a record."
            />
          </Fields>
        </Unfold>
      )}
    </div>
  );
}

function Cards<Value extends string>({
  name,
  options,
  initial,
}: {
  name: string;
  options: readonly {value: Value; title: string; says: string}[];
  initial: Value;
}) {
  return (
    <div className={styles.cards}>
      {options.map(({value, title, says}) => (
        <Tick
          key={value}
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === initial}
        >
          <b>{title}</b> <small>{says}</small>
        </Tick>
      ))}
    </div>
  );
}

function Choice({
  name,
  label,
  initial,
  same,
}: {
  name: string;
  label: string;
  initial: Policy | '';
  same: string;
}) {
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={initial}
      options={[
        ['', same],
        ['none', 'none: deliver as before'],
        ['quarantine', 'quarantine: suspicious'],
        ['reject', 'reject: do not accept'],
      ]}
    />
  );
}

function Flag({name, code, says}: {name: string; code: string; says: string}) {
  return (
    <Tick type="checkbox" name={name} value="1">
      {says} <code>{code}</code>
    </Tick>
  );
}

function problemsOf(problems: readonly ChoiceProblem[], field: ChoiceProblem['field']) {
  return problems
    .filter((problem) => problem.field === field)
    .map(({entry, message, cure}) => ({
      line: entry === undefined ? undefined : entry + 1,
      message,
      cure,
    }));
}
