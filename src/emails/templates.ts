import {accountActivation} from './account-activation';
import {canceledSubscription} from './canceled-subscription';
import {invoice} from './invoice';
import {loginAlert} from './login-alert';
import {newMessageNotification} from './new-message-notification';
import {newOrganizationMember} from './new-organization-member';
import {organizationInvite} from './organization-invite';
import {passwordReset} from './password-reset';
import {paymentFailed} from './payment-failed';
import {receipt} from './receipt';
import {sso} from './sso';
import {trialExpired} from './trial-expired';
import type {EmailTemplate} from './types';
import {verificationCode} from './verification-code';
import {welcome} from './welcome';

/**
 * All emails, in the order of the gallery. To add one: a folder named after its slug
 * with the component of the same name (`login-alert/LoginAlert.tsx`, which exports
 * `LoginAlert` and `LoginAlertProps`), its text and its page's words; a line here and one
 * in `src/site/pages.ts`; its stamp in `view/templatePictures.tsx`; a door in
 * `src/pages/transactional-email-templates`. The tests take it in by themselves.
 */
export const templates: readonly EmailTemplate[] = [
  welcome,
  accountActivation,
  verificationCode,
  passwordReset,
  loginAlert,
  sso,
  organizationInvite,
  newOrganizationMember,
  newMessageNotification,
  invoice,
  receipt,
  paymentFailed,
  trialExpired,
  canceledSubscription,
];
