export {useVolume} from './useVolume';
