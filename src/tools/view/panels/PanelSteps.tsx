import {useRef, useState} from 'react';
import {CopyButton, formatDate} from '../../../reading';
import {Fields as FieldGrid} from '../Fields';
import {FactRows} from '../FactRows';
import {SelectField} from '../SelectField';
import type {TxtRecord} from '../txtRecord';
import {panelEntry, panels, PANELS_READ_ON, zonesOf, type Panel} from './panels';
import styles from './PanelSteps.module.css';

/** A record to enter: its fields follow the form of the generator. */
export interface RecordToEnter {
  txt: TxtRecord;
  /** The domain it is for, where that is known. */
  domain: string | undefined;
  /** The zone that holds it, where DNS has told. Missing: the visitor chooses. */
  zone?: string | undefined;
  /** Its name in Terraform. */
  label: string;
}

/** How to enter a record at a DNS provider that the visitor chooses. */
export function PanelSteps({record}: {record: RecordToEnter}) {
  const {txt, domain, label, zone: known} = record;
  const [id, setId] = useState(panels[0]?.id);
  const [chosenZone, setZone] = useState<string>();
  const panel = panels.find((one) => one.id === id);
  const zones =
    known !== undefined ? [known] : domain === undefined ? [] : zonesOf(domain);
  const zone = zones.find((name) => name === chosenZone) ?? zones[0];
  if (!panel) {
    return null;
  }
  return (
    <div className={styles.steps}>
      <FieldGrid least="12rem">
        <SelectField
          label="DNS provider"
          value={panel.id}
          options={panels.map((one) => [one.id, one.name])}
          onChange={(event) => {
            setId(event.currentTarget.value);
          }}
        />
        {zones.length > 1 && (
          <SelectField
            label="Zone at the provider"
            value={zone}
            options={zones.map((name) => [name, name])}
            onChange={(event) => {
              setZone(event.currentTarget.value);
            }}
          />
        )}
      </FieldGrid>
      {panel.steps.length > 0 ? (
        <ol>
          {panel.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : (
        <p>
          We found no page of {panel.name} that lists the steps, so these are only the
          fields to fill in.
        </p>
      )}
      <Fields panel={panel} txt={txt} zone={zone} />
      {panel.notes.length > 0 && (
        <ul>
          {panel.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {panel.terraform && (
        <Taken what={`Terraform for ${panel.name}`} text={panel.terraform(txt, label)} />
      )}
      <p className="quiet">
        Read on {formatDate(PANELS_READ_ON)}:{' '}
        {panel.sources.map((source, index) => (
          <span key={source.url}>
            {index > 0 && '; '}
            <a href={source.url}>{source.label}</a>
            {source.dated && ` (of ${formatDate(source.dated)})`}
          </span>
        ))}
        .
      </p>
    </div>
  );
}

function Fields({
  panel,
  txt,
  zone,
}: {
  panel: Panel;
  txt: TxtRecord;
  zone: string | undefined;
}) {
  const {name, value, ttl, beyond} = panelEntry(panel, txt, zone);
  return (
    <>
      <FactRows names="6.5rem">
        <div>
          <dt>Type</dt>
          <dd>TXT</dd>
        </div>
        <Entry label={panel.fields.name} text={name} none="leave it empty" />
        {!beyond && <Entry label={panel.fields.value} text={value} />}
        <Entry label={panel.fields.ttl} text={ttl} />
      </FactRows>
      {beyond && (
        <>
          <p>{beyond.says}</p>
          <Taken what="the zone entry" text={beyond.text} />
        </>
      )}
    </>
  );
}

function Entry({label, text, none}: {label: string; text: string; none?: string}) {
  const code = useRef<HTMLElement>(null);
  return (
    <div>
      <dt>{label}</dt>
      {text === '' ? (
        <dd>{none}</dd>
      ) : (
        <dd className={styles.entry}>
          <code ref={code}>{text}</code>
          <CopyButton what={label} text={() => text} fallback={() => code.current} />
        </dd>
      )}
    </div>
  );
}

function Taken({what, text}: {what: string; text: string}) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.taken}>
      <div>
        <b>{what}</b>
        <CopyButton what={what} text={() => text} fallback={() => code.current} />
      </div>
      <pre>
        <code ref={code}>{text}</code>
      </pre>
    </div>
  );
}
