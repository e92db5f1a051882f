export {Changelog} from './view/Changelog';
export {DnsRecords} from './view/DnsRecords';
export {ErrorIndex} from './view/ErrorIndex';
export {Operation} from './view/Operation';
export {ScopeTable} from './view/ScopeTable';
export {Sample} from './view/Sample';
export {Specified} from './view/Specified';
export {WebhookEvent, WebhookHeaders} from './view/WebhookEvent';
export type {BodySchema} from './bodySchema';
export type {JsonValue, OpenApiDocument} from './document';
export type {RequestForm} from './readForms';
export type {
  ApiBody,
  ApiError,
  ApiField,
  ApiOperation,
  ApiProblem,
  ApiRequest,
  ApiSpec,
} from './model';
export type {OperationView, SampleView} from './viewData';
export type {SendAnswer, SendRules} from './answerEmail';
export type {MockRules} from './mock/types';
