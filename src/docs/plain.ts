/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {feedbackMail, type FeedbackMessage} from './feedbackMessage';
