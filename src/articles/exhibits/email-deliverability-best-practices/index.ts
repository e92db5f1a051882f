export {BulkRule} from './BulkRule';
