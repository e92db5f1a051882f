export {EmailSendingApi} from './EmailSendingApi';
export {emailSendingApiMeta, emailSendingApiService} from './metadata';
