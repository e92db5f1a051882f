/** The door for tests of other rooms. */
export type {DnsProviders} from './DnsProviders';
export {PanelSteps} from './panels';
