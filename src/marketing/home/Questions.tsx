import {brand} from '../../site';
import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const QUESTIONS: readonly Question[] = [
  {
    question: 'What happens after the 7-day trial?',
    answer:
      'The trial ends on its own, and you are not charged unless you order a plan. Every plan includes all features, and the pricing page shows what you pay at your volume.',
  },
  {
    question: 'Do I need a developer?',
    answer:
      'Only for the setup. A developer adds a few DNS records to verify your domain and lets your product save contacts and send its receipts or sign-in codes with API calls. After that, marketers write newsletters and sequences in the no-code editor.',
  },
  {
    question: 'What is the difference between transactional and marketing email?',
    answer: `A transactional email responds to something one person did, such as a payment, a sign-in or a password reset. A marketing email goes to many people because you have something to announce. ${brand.name} sends both from one account, but marketing email only goes to contacts who subscribed.`,
  },
  {
    question: 'Can I see whether an email was opened?',
    answer:
      'Yes, if you send it through the API and turn on open tracking for it. That adds a small image, and some mail apps load images automatically while others never do. So read the numbers as a trend, not as proof.',
  },
];

export function Questions() {
  return (
    <Part
      id="questions"
      tall="27rem"
      on="ruled"
      beside
      title={`Common questions about ${brand.name}`}
    >
      <Faq questions={QUESTIONS} />
    </Part>
  );
}
