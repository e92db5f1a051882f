import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn} from '../read-on';

const questions: readonly Question[] = [
  {
    question: 'Is there a free plan?',
    answer:
      'No, but every account starts with a free trial of 7 days, in which you can use all nine features. If you don’t order a plan afterwards, sending stops, and you can still export your data before it is deleted.',
  },
  {
    question: 'Does the free trial turn into a paid plan?',
    answer:
      'No. The trial ends after 7 days, and there is nothing to cancel. You only pay if you order a plan, and you see the plan, the billing period, the price and the tax before you order.',
  },
  {
    question: 'Does a newsletter cost more than a receipt?',
    answer:
      'No, every email costs the same, whether your code, a sequence or a campaign sends it. Only the number of recipients counts, so a newsletter to 900 contacts uses 900 emails of your plan.',
  },
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes, in the app or by email. Your plan then runs until the end of the month or year you have paid for and isn’t renewed, and you can export your data afterwards.',
  },
  {
    question: 'Do I lose money if I pay yearly and switch to another provider?',
    answer:
      'Not for the months that have not begun when the contract ends, because we refund them. Until then you pay as before: after a notice period you have up to 30 days to move, or longer if you ask for it, and the contract ends once the move is complete (section 18 of the terms of service). The move itself is free, and you can take your contacts, templates, sequences and email log with you.',
  },
  {
    question: 'How am I invoiced?',
    answer:
      'You get electronic invoices: in advance for your plan, monthly or yearly depending on how you pay, and monthly for emails above its volume. The prices here are net, and the invoice adds VAT where it is due.',
  },
  {
    question: 'What if I send more than a million emails a month?',
    answer:
      'Write to our support address for an offer. Tell us how many emails you send a month, how they are spread over the day, and which countries they go to.',
  },
  {
    question: 'How does a discount link work?',
    answer:
      'When you open a discount link, the page tells you that your discount is applied and shows a tag of -50%. The discount stays with you when you start the trial, and your order shows the reduced price. You can’t combine it with another discount or have it paid out.',
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
