import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const questions: readonly Question[] = [
  {
    question: 'Is this a tool for shops and big campaigns?',
    answer:
      'It is made for SaaS companies. It knows plans, seats and trials, because your product tells it. It has no product catalogue, no text messages and no adverts.',
  },
  {
    question: 'Can I bring my list?',
    answer:
      'Yes, if the people on it agreed to hear from you. Save each contact with a call, and take over the status from your old provider, so that those who left there stay away here.',
  },
  {
    question: 'May I use a list I bought?',
    answer:
      'No. The people on it did not ask for your letters, which is against the law in the EU in most cases, and the spam reports would fall on your domain.',
  },
  {
    question: 'How good are open rates?',
    answer:
      'They are a hint. Some mail apps load every picture before anybody reads, others load none. So tracking is off until you set it, and we say on its own page what it can tell you. Count replies and what people do in your product.',
  },
  {
    question: 'Should newsletters have a domain of their own?',
    answer:
      'A subdomain, such as news.acme.example. Complaints about a campaign then weigh less on the address that sends your sign-in codes. It is a thin wall and no more: providers do look at the main domain too.',
  },
  {
    question: 'Where is the data?',
    answer:
      'We are made in the EU and GDPR compliant. Which companies process data for us is listed in the privacy policy, and the data processing agreement is open for reading before you sign up.',
  },
];

export function Questions() {
  return (
    <Part id="questions" beside title="At the information desk">
      <Faq questions={questions} />
    </Part>
  );
}
