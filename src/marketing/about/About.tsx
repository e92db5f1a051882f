import {WayOn} from '../company';
import {HouseRules} from './HouseRules';
import {Letterboxes} from './Letterboxes';
import {Register} from './Register';
import {Sisters} from './Sisters';

const WAYS = [
  {
    title: 'Contact us',
    what: 'Reach support, sales or the abuse team',
    href: '/contact/',
  },
  {
    title: 'Press kit',
    what: 'Download facts, the logo and illustrations',
    href: '/press/',
  },
  {
    title: 'Developer docs',
    what: 'Read everything from the first request to webhooks',
    href: '/docs/',
  },
  {
    title: 'Free tools',
    what: 'Check SPF, DKIM, DMARC and more without an account',
    href: '/tools/',
  },
] as const;

/** Who we are: a wall of letterboxes, what we believe, and what is counted. */
export function About() {
  return (
    <>
      <Letterboxes />
      <HouseRules />
      <Register />
      <Sisters />
      <WayOn title="Where to go next" ways={WAYS} />
    </>
  );
}
