import kit from '@generated/press/default/kit.json';
import {WayOn} from '../company';
import {ColorBar} from './ColorBar';
import {Galleys} from './Galleys';
import {Head} from './Head';
import {Logo} from './Logo';
import {ProofSheet} from './ProofSheet';

const WAYS = [
  {title: 'About', what: 'What we believe about mail', href: '/about/'},
  {title: 'Articles', what: 'Email for people who build software', href: '/articles/'},
  {
    title: 'Email sending API',
    what: 'One request, one email, one receipt',
    href: '/email-sending-api/',
  },
  {title: 'Contact', what: 'Every address, and what to send', href: '/contact/'},
] as const;

/** The press kit, laid out like a printer's sheet before it is cut. */
export function Press() {
  const {pictures, colors, zip} = kit;
  return (
    <>
      <Head zip={zip} />
      <Galleys />
      <Logo pictures={pictures.filter(({kind}) => kind === 'logo')} />
      <ProofSheet pictures={pictures.filter(({kind}) => kind === 'scene')} />
      <ColorBar colors={colors} />
      <WayOn title="For the rest of the story" ways={WAYS} />
    </>
  );
}
