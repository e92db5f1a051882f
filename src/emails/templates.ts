import {accountActivation} from './account-activation';
import {canceledSubscription} from './canceled-subscription';
import {dataExport} from './data-export';
import {invoice} from './invoice';
import {loginAlert} from './login-alert';
import {magicLink} from './magic-link';
import {newMessageNotification} from './new-message-notification';
import {newOrganizationMember} from './new-organization-member';
import {orderShipped} from './order-shipped';
import {organizationInvite} from './organization-invite';
import {passwordChanged} from './password-changed';
import {passwordReset} from './password-reset';
import {paymentFailed} from './payment-failed';
import {receipt} from './receipt';
import {sso} from './sso';
import {trialEnding} from './trial-ending';
import {trialExpired} from './trial-expired';
import type {EmailTemplate} from './types';
import {verificationCode} from './verification-code';
import {weeklyDigest} from './weekly-digest';
import {welcome} from './welcome';

/**
 * All emails, in the order of the gallery. To add one: a folder named after its slug
 * with the component of the same name (`login-alert/LoginAlert.tsx`, which exports
 * `LoginAlert` and `LoginAlertProps`), its text and its page's words; a line here and one
 * in `src/site/pages.ts`; its stamp in `view/templatePictures.tsx`; a door in
 * `src/pages/transactional-email-templates`. The tests include it automatically.
 */
export const templates: readonly EmailTemplate[] = [
  welcome,
  accountActivation,
  verificationCode,
  magicLink,
  passwordReset,
  passwordChanged,
  loginAlert,
  sso,
  organizationInvite,
  newOrganizationMember,
  newMessageNotification,
  weeklyDigest,
  invoice,
  receipt,
  orderShipped,
  paymentFailed,
  trialEnding,
  trialExpired,
  canceledSubscription,
  dataExport,
];
