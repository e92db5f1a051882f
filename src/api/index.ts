export {DnsRecords} from './view/DnsRecords';
export {Operation} from './view/Operation';
export {Sample} from './view/Sample';
