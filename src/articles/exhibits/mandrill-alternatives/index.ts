export {BlockMeter} from './BlockMeter';
