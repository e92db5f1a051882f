import {brand} from '../../site';
import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const QUESTIONS: readonly Question[] = [
  {
    question: 'What is the difference between transactional and marketing email?',
    answer: `A transactional email responds to something one person did, such as a payment, a sign-in or a password reset. A marketing email goes to many people because you have something to announce. ${brand.name} sends both from one account, but marketing email only goes to contacts who subscribed.`,
  },
  {
    question: 'Do I need to know HTML?',
    answer:
      'No, because the no-code editor writes the HTML for you. If you prefer code, you can send your own HTML, Markdown or plain text through the API.\n\nYou do need access to the DNS settings of your domain once, to add the records that verify it.',
  },
  {
    question: 'Can I see whether an email was opened?',
    answer:
      'Yes, if you turn on open tracking for that email. It adds a small image, and some mail apps load images automatically while others never do. So read the numbers as a trend, not as proof.',
  },
  {
    question: 'What happens after the 7-day trial?',
    answer:
      'The trial ends, and you are not charged unless you order a plan. The pricing page shows what each plan costs at your volume.',
  },
];

export function Questions() {
  return (
    <Part id="questions" tall="27rem" on="ruled" beside title="Common questions">
      <Faq questions={QUESTIONS} />
    </Part>
  );
}
