import type {GalleryEmail} from '../../galleryData';
import type {Moment} from '../../types';

/** When in a customer's life an email is sent, in the order of the album's rows. */
export const MOMENTS: readonly {moment: Moment; label: string}[] = [
  {moment: 'account', label: 'Account'},
  {moment: 'team', label: 'Team'},
  {moment: 'billing', label: 'Billing and orders'},
  {moment: 'security', label: 'Security'},
];

export function ofMoment(
  emails: readonly GalleryEmail[],
  moment: Moment,
): readonly GalleryEmail[] {
  return emails.filter((email) => email.moment === moment);
}
