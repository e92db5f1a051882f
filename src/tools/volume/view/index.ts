export {useVolume} from './useVolume';
export {VolumeField} from './VolumeField';
