export {DnsRecords} from './view/DnsRecords';
export {ErrorIndex} from './view/ErrorIndex';
export {Operation} from './view/Operation';
export {ScopeTable} from './view/ScopeTable';
export {Sample} from './view/Sample';
export {WebhookEvent, WebhookHeaders} from './view/WebhookEvent';
