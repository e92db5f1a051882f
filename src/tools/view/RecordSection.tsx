import type {ReactNode} from 'react';
import {CopyOut, type Output} from './CopyOut';
import {DnsProviders} from './DnsProviders';
import {Facts} from './Facts';
import {NotYet} from './NotYet';
import type {RecordToEnter} from './panels';
import {Panel} from './Panel';
import {ResultFoot} from './ResultFoot';
import {WithoutScripts} from './WithoutScripts';

/** The result of a generator: its record, where it goes, and what else there is to say of it. */
export function RecordSection({
  reasons,
  shown,
  outputs,
  name,
  length,
  record,
  children,
  announcement,
  onReset,
  link,
}: {
  /** Why the record should not be published yet. */
  reasons: readonly string[];
  /** The record, as it is shown while it should not be published. */
  shown: ReactNode;
  outputs: readonly Output[];
  /** Where it goes, and how long it is, in words. */
  name: string;
  length: string;
  record: RecordToEnter;
  children: ReactNode;
  /** What is read aloud. */
  announcement: string;
  onReset: () => void;
  link: () => string;
}) {
  return (
    <Panel id="record" heading="record-title" title="Your record">
      <WithoutScripts>
        You need JavaScript to update it with the form. Below is a guide to writing one
        yourself.
      </WithoutScripts>
      {reasons.length > 0 ? (
        <NotYet reasons={reasons}>{shown}</NotYet>
      ) : (
        <CopyOut legend="Format of the record" outputs={outputs} />
      )}
      <Facts
        facts={[
          ['Type', 'TXT'],
          ['Name', name],
          ['Length', length],
        ]}
      />
      {reasons.length === 0 && <DnsProviders record={record} />}
      {children}
      <ResultFoot onReset={onReset} link={link} />
      <p className="vh" role="status">
        {announcement}
      </p>
    </Panel>
  );
}
