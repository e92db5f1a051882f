export {LEAST, MOST, readVolume, STOPS, stopNear} from './volumes';
