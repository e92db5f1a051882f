import {passwordReset} from './password-reset';
import type {EmailTemplate} from './types';

/**
 * All emails, in the order of the gallery. To add one: a folder named after its slug
 * with the component of the same name (`login-alert/LoginAlert.tsx`, which exports
 * `LoginAlert` and `LoginAlertProps`), its text and its page's words; a line here; its
 * stamp in `view/artwork.tsx`; a door in `src/pages/transactional-email-templates`. The
 * tests take it in by themselves.
 */
export const templates: readonly EmailTemplate[] = [passwordReset];
