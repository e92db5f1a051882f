// Source: core theme-fallback/Error. Kind: eject. Reason: the fatal screen of SITE-SPEC 2 and 8.
export {FatalScreen as default} from '../../chrome';
