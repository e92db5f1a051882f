export {ClientTable} from './ClientTable';
export {InversionTable} from './InversionTable';
export {Pictures} from './Pictures';
export {RetestLog} from './RetestLog';
