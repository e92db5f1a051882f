import {WayOn} from '../company';
import {Board} from './Board';
import {Consent} from './Consent';
import {Limits} from './Limits';
import {Report} from './Report';
import {Track} from './Track';
import {Versions} from './Versions';

const WAYS = [
  {
    title: 'Email list cleaner',
    what: 'Remove duplicates, typos and invalid addresses in your browser',
    href: '/tools/email-list-cleaner/',
  },
  {
    title: 'Domain reputation',
    what: 'Read what one bad campaign costs',
    href: '/articles/domain-reputation/',
  },
  {
    title: 'Subscribe forms',
    what: 'Have every new subscriber confirm by email',
    href: '/subscribe-forms/',
  },
  {
    title: 'Terms of service',
    what: 'Read the contract that this policy is part of',
    href: '/legal/terms-of-service/',
  },
] as const;

/** The policy: what is not accepted, what consent is, the limits, the steps, reports. */
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
