import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn} from '../read-on';

const questions: readonly Question[] = [
  {
    question: 'Does the free trial turn into a paid plan?',
    answer:
      'No. The trial ends after 7 days, and there is nothing to cancel. You only pay if you order a plan, and you see the plan, the billing period, the price and the tax before you order.',
  },
  {
    question: 'Do the prices include VAT?',
    answer:
      'No, all prices are net, and VAT is added where it is due. How much depends on where your business is and whether you enter a VAT number, so it is calculated when you order.',
  },
  {
    question: 'How does a discount link work?',
    answer:
      'When you open a discount link, the page tells you that your discount is applied and shows a tag of -50%. The discount stays with you when you start the trial, and your order shows the reduced price. You can’t combine it with another discount or have it paid out.',
  },
  {
    question: 'What if I send more than a million emails a month?',
    answer:
      'Write to our support address for an offer. Tell us how many emails you send a month, how they are spread over the day, and which countries they go to.',
  },
  {
    question: 'Can the price change after I order?',
    answer:
      'Not during a period you have paid for, because a new price only applies from the next period. We email you in advance with the reason, and you can cancel before the new price applies.',
  },
  {
    question: 'How do I get an invoice?',
    answer:
      'Invoices are electronic. Your plan is invoiced in advance, monthly or yearly depending on how you pay, and extra emails are invoiced monthly. The terms of service say when an invoice is due.',
  },
];

const pages = [
  {
    kind: 'Article',
    title: 'Best transactional email platform',
    href: '/articles/best-transactional-email-platform/',
  },
  '/tools/saas-churn-calculator/',
  {
    kind: 'Quickstart',
    title: 'Send your first email',
    href: '/docs/email-sending-quickstart/',
  },
  {kind: 'Legal', title: 'Terms of service', href: '/legal/terms-of-service/#payment'},
] as const;

export function Questions() {
  return (
    <Part id="questions" title="Pricing FAQ" beside>
      <Faq questions={questions} />
      <ReadOn title="Compare before you decide" pages={pages} />
    </Part>
  );
}
