/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {COPY_PAGE_OUTCOMES} from './copyPageOutcomes';
export {feedbackMail, FEEDBACK_REASONS, type FeedbackMessage} from './feedbackMessage';
