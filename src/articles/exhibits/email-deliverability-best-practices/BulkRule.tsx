import clsx from 'clsx';
import {useId, useState, type ReactNode} from 'react';
import {needsApp} from '../../../shell';
import {NumberForm} from '../number-form';
import {
  bulkRule,
  PROVIDERS,
  volumeSpecs,
  type Demand,
  type Provider,
  type Sender,
  type Verdict,
  type VolumeField,
} from './senderRules';
import sheet from '../../parts/Sheet.module.css';
import table from '../../parts/Table.module.css';
import styles from './BulkRule.module.css';

const EXAMPLE: Sender = {
  volumes: {root: 3200, subdomains: 1900, outlook: 2400},
  marketing: true,
  before: false,
};

const FIELDS: Readonly<
  Record<VolumeField, {spec: (typeof volumeSpecs)[VolumeField]; initial: number}>
> = {
  root: {spec: volumeSpecs.root, initial: EXAMPLE.volumes.root},
  subdomains: {spec: volumeSpecs.subdomains, initial: EXAMPLE.volumes.subdomains},
  outlook: {spec: volumeSpecs.outlook, initial: EXAMPLE.volumes.outlook},
};

const NAMES: Readonly<Record<Provider, string>> = {
  gmail: 'Gmail',
  yahoo: 'Yahoo',
  outlook: 'Outlook.com',
};

/** The names above the columns: narrow screens may break the longest one. */
const HEADINGS: Readonly<Record<Provider, ReactNode>> = {
  ...NAMES,
  outlook: (
    <>
      Outlook
      <wbr data-twin="none" />
      .com
    </>
  ),
};

const VERDICTS: Readonly<Record<Verdict['bulk'], string>> = {
  yes: 'Yes',
  near: 'Almost',
  no: 'No',
  unclear: 'Not published',
};

const DEMANDS: Readonly<Record<Demand, string>> = {
  required: 'Required',
  advised: 'Advised',
  no: '–',
};

/** What a sender sends, and which rules of the mailbox providers apply to it. */
export function BulkRule() {
  const id = useId();
  const [sender, setSender] = useState(EXAMPLE);
  const {verdicts, demands} = bulkRule(sender);
  const box = (name: 'marketing' | 'before', label: string) => (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={sender[name]}
        onChange={(event) => {
          const {checked} = event.currentTarget;
          setSender((now) => ({...now, [name]: checked}));
        }}
        {...needsApp}
      />
      {label}
    </label>
  );
  return (
    <figure
      id="bulk-rule"
      data-exhibit=""
      className={styles.form}
      aria-labelledby={`${id}title`}
    >
      <figcaption id={`${id}title`} className={sheet.title}>
        Do the bulk sender rules apply to you?
      </figcaption>
      <p className={sheet.note}>
        Enter the numbers of your busiest day. Count every kind of email to personal
        mailboxes.
      </p>
      <NumberForm
        label="Emails on your busiest day"
        fields={FIELDS}
        onNumbers={(volumes) => {
          setSender((now) => ({...now, volumes}));
        }}
      />
      <div className={styles.boxes}>
        {box('marketing', 'Some of it is marketing: newsletters, offers, product news')}
        {box('before', 'We have exceeded Gmail’s limit before, even once')}
      </div>
      <noscript>
        <p className={sheet.note}>
          Changing the numbers needs JavaScript. Without it, you see an example.
        </p>
      </noscript>
      <div role="status">
        <dl className={styles.verdicts}>
          {PROVIDERS.map((provider) => (
            <div key={provider} data-bulk={verdicts[provider].bulk}>
              <dt>{NAMES[provider]}</dt>
              <dd>
                <b>{VERDICTS[verdicts[provider].bulk]}</b>
                <span>{verdicts[provider].why}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <table className={clsx(table.table, styles.table)}>
        <caption className="vh">What each provider asks of this sender</caption>
        <thead>
          <tr>
            <th scope="col">Requirement</th>
            {PROVIDERS.map((provider) => (
              <th key={provider} scope="col">
                {HEADINGS[provider]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {demands.map(({demand, by}) => (
            <tr key={demand}>
              <th scope="row">{demand}</th>
              {PROVIDERS.map((provider) => (
                <td key={provider} data-demand={by[provider]}>
                  {DEMANDS[by[provider]]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
