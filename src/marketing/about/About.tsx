import {WayOn} from '../company';
import {HouseRules} from './HouseRules';
import {Letterboxes} from './Letterboxes';
import {Register} from './Register';
import {Sisters} from './Sisters';

const WAYS = [
  {
    title: 'Write to us',
    what: 'And what to put in, so one answer is enough',
    href: '/contact/',
  },
  {title: 'Press kit', what: 'Facts, logo and drawings to download', href: '/press/'},
  {title: 'Developer docs', what: 'From the first request to webhooks', href: '/docs/'},
  {title: 'Free tools', what: 'Eleven of them, without an account', href: '/tools/'},
] as const;

/** Who we are: a wall of letterboxes, the rules of the house, and what is counted. */
export function About() {
  return (
    <>
      <Letterboxes />
      <HouseRules />
      <Register />
      <Sisters />
      <WayOn title="From here" ways={WAYS} />
    </>
  );
}
