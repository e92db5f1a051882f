export {DmarcReportReader} from './DmarcReportReader';
export {reportReaderMeta, reportReaderNode} from './metadata';
