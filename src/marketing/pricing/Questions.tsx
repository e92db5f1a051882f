import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn} from '../read-on';
import styles from './Questions.module.css';

const questions: readonly Question[] = [
  {
    question: 'Does the trial turn into a paid plan?',
    answer:
      'No. It ends after seven days, and there is nothing to cancel. You pay only if you order a plan, and before you order you see plan, period, price and tax.',
  },
  {
    question: 'Are these the final prices?',
    answer:
      'They are net. Value added tax comes on top where it is due. How much depends on where your business is and whether it gives a VAT number, so the order works it out.',
  },
  {
    question: 'I have a discount link. What does it do?',
    answer:
      'The page you come to says that your discount is applied, with a tag of -50%. The reference then travels with you to the trial. Your order shows what it takes off. It cannot be combined with another discount or paid out.',
  },
  {
    question: 'I send more than a million emails a month. What now?',
    answer:
      'Write to the support address at the foot of the page. Say how many emails a month, how they spread over the day and which countries they go to, and you get an offer for that.',
  },
  {
    question: 'Can a price change after I have ordered?',
    answer:
      'Not inside a period you have paid for. A new price begins with a new period. You are told by email ahead of time, with the reason, and you can end the contract before it counts.',
  },
  {
    question: 'How do I get an invoice?',
    answer:
      'Electronically. Your plan is invoiced in advance, each month or each year depending on how you pay, and emails beyond it are invoiced monthly. The terms of service say when an invoice is due.',
  },
];

const pages = [
  {
    kind: 'Article',
    title: 'Other platforms at your volume',
    href: '/articles/best-transactional-email-platform/',
  },
  {kind: 'Tool', title: 'SaaS churn calculator', href: '/tools/saas-churn-calculator/'},
  {
    kind: 'Quickstart',
    title: 'Send your first email',
    href: '/docs/email-sending-quickstart/',
  },
  {kind: 'Legal', title: 'Terms of service', href: '/legal/terms-of-service/#payment'},
] as const;

export function Questions() {
  return (
    <Part id="questions" title="Asked about money" beside>
      <Faq questions={questions} />
      <h3 className={styles.further}>Before you decide</h3>
      <ReadOn pages={pages} />
    </Part>
  );
}
