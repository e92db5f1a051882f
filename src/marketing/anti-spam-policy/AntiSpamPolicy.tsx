import {WayOn} from '../company';
import {Board} from './Board';
import {Consent} from './Consent';
import {Limits} from './Limits';
import {Report} from './Report';
import {Track} from './Track';
import {Versions} from './Versions';

const WAYS = [
  {
    title: 'List cleaner',
    what: 'Takes dead and doubtful addresses out, in your browser',
    href: '/tools/email-list-cleaner/',
  },
  {
    title: 'Domain reputation',
    what: 'What one bad campaign costs, day by day',
    href: '/articles/domain-reputation/',
  },
  {
    title: 'Subscribe forms',
    what: 'Consent that you can show later',
    href: '/subscribe-forms/',
  },
  {
    title: 'Terms of service',
    what: 'The contract this policy belongs to',
    href: '/legal/terms-of-service/',
  },
] as const;

/** The policy: what is not carried, what consent is, the lines, the steps, reports. */
export function AntiSpamPolicy() {
  return (
    <>
      <Board />
      <Consent />
      <Limits />
      <Track />
      <Report />
      <Versions />
      <WayOn title="Keep your list clean" ways={WAYS} />
    </>
  );
}
