import kit from '@generated/press/default/kit.json';
import {brand} from '../../site';
import {WayOn} from '../company';
import {ColorBar} from './ColorBar';
import {Galleys} from './Galleys';
import {Head} from './Head';
import {Logo} from './Logo';
import {ProofSheet} from './ProofSheet';

const WAYS = [
  {title: 'About', what: 'Read who we are and how we work', href: '/about/'},
  {title: 'Articles', what: 'Read about email for software products', href: '/articles/'},
  {
    title: 'Email sending API',
    what: 'See how our email API works',
    href: '/email-sending-api/',
  },
  {title: 'Contact', what: 'Find the right address for your question', href: '/contact/'},
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
      <WayOn title={`More about ${brand.name}`} ways={WAYS} />
    </>
  );
}
