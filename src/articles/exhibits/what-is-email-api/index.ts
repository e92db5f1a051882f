export {ExchangeViewer} from './ExchangeViewer';
export {MessageJourney} from './MessageJourney';
export {RoundTrips} from './RoundTrips';
