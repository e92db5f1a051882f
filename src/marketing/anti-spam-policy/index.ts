export {AntiSpamPolicy} from './AntiSpamPolicy';
export {antiSpamMeta} from './metadata';
