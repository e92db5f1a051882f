import type {ReactNode} from 'react';
import type {DohServer} from '../dns';
import type {Problem} from '../kit';
import styles from './DnsQuestion.module.css';
import {ResolverChoice} from './ResolverChoice';
import {askedInWords} from './resolverSetting';
import {WithoutScripts} from './WithoutScripts';

/** What stands below the button of a tool that asks DNS: who is asked, and what they see. */
export function DnsQuestion({
  servers,
  problem,
  names,
  without,
}: {
  servers: readonly DohServer[];
  /** What is wrong with the visitor's own resolver. */
  problem: Problem | undefined;
  /** What the resolver sees: 'the domain name', or the name itself. */
  names: ReactNode;
  /** The command that asks the same by hand, for a page without JavaScript. */
  without: string;
}) {
  return (
    <>
      <WithoutScripts>
        <b>You need JavaScript to use this tool.</b> On a command line, use{' '}
        <code>{without}</code>
      </WithoutScripts>
      <div className={styles.app} data-scripted>
        <p className="small quiet">
          Nothing leaves this page until you press the button. Then your browser queries{' '}
          <b>{askedInWords(servers) || 'the resolver you name'}</b>, which sees your IP
          address as well as {names}. Nothing is sent to us.
        </p>
        <ResolverChoice problem={problem} />
      </div>
    </>
  );
}
