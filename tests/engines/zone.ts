import type {DohZone} from '../support/dohServer';

/** Names that the flows of the DNS tools ask for. */
export const zone: DohZone = {
  'good.example': {TXT: ['v=spf1 ip4:192.0.2.0/28 ~all']},
  'none.example': {TXT: ['site-verification=1']},
};
