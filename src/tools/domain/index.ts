export {domainFaq} from './faq';
export {gradeRules} from './grade';
export {inspectDomain, type InspectOptions} from './inspect';
export {
  checkDomainList,
  csvOf,
  readDomainList,
  type ListReading,
  type ListRow,
} from './list';
export {MAX_DOMAINS, MAX_LIST_TEXT} from './limits';
export {headline} from './headline';
export {markdownOf} from './markdown';
export {markOf, type Mark} from './marks';
export {policyReader} from './policyFile';
export {bindLine, panelSteps, terraformOf} from './recordForms';
export {terraformLabel, txtRecordOf, type DnsRecord} from './records';
export type {
  DomainFinding,
  DomainReport,
  MailUse,
  Published,
  Section,
  SectionState,
} from './report';
export {domainRules} from './rules';
export {areas, topics, topicWords, type Topic, type TopicWords} from './topics';
