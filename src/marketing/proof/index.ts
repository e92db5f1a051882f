export {ProofBand} from './ProofBand';
