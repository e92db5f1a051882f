import type {JsonLdNode, PageText} from '../../metadata';
import {featureService} from '../parts/featureService';

export const automatedEmailSequencesMeta = {
  path: '/automated-email-sequences/',
  title: 'Email automation for SaaS onboarding',
  description:
    'Onboarding and trial emails on each user’s own schedule. A sequence skips emails that are no longer needed, and one API call ends it.',
  keywords: [
    'automated email sequences',
    'onboarding emails',
    'drip campaign',
    'email automation for SaaS',
    'trial email sequence',
  ],
} as const satisfies PageText;

/**
 * @param siteUrl origin without a trailing slash
 */
export function sequencesService(siteUrl: string): JsonLdNode {
  return featureService(
    {
      name: 'email automation',
      serviceType: 'Automated email sequences',
      description: automatedEmailSequencesMeta.description,
      path: automatedEmailSequencesMeta.path,
    },
    siteUrl,
  );
}
