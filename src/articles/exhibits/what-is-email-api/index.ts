export {ExchangeViewer} from './ExchangeViewer';
export {RoundTrips} from './RoundTrips';
