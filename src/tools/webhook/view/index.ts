export {webhookTesterMeta, webhookTesterNode} from './metadata';
export {WebhookTester} from './WebhookTester';
