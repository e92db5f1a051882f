export {BulkRule} from './BulkRule';
export {ReplyTables} from './ReplyTables';
