import {brand} from '../../site';
import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const questions: readonly Question[] = [
  {
    question: 'Do I pay per contact or per email?',
    answer:
      'You pay by email volume: each plan includes a number of emails a month, and marketing email counts the same as a receipt or a sign-in code. Each plan also has a maximum number of contacts, and the pricing page shows both.',
  },
  {
    question: 'Can I import my existing contact list?',
    answer:
      'Yes, if the people on it agreed to hear from you. Save each contact with an API call: anyone who opted out, bounced or reported spam at your old provider as unsubscribed, and only people who are subscribed there as subscribed. Contacts who are unsubscribed still get receipts and other single emails, so mark the addresses that bounced or reported spam in your own database, and skip them in your code.',
  },
  {
    question: `Is ${brand.name} an email marketing tool for online stores?`,
    answer:
      'No, it is made for SaaS companies, which can choose recipients by plan, seats or trial because their product saves those values. There is no product catalog, no text messaging and no ads.',
  },
  {
    question: 'Can I send to a list I bought?',
    answer:
      'No. The people on it never agreed to hear from you, which in most cases breaks the law in the EU, and their spam reports would damage the reputation of your domain.',
  },
  {
    question: 'Should newsletters be sent from a separate domain?',
    answer:
      'Use a subdomain, such as news.acme.example, so that complaints about a campaign have less effect on the address that sends your sign-in codes. It only helps to a degree, because mailbox providers look at the main domain, too. A subdomain is verified separately, so check how many sending domains your plan includes.',
  },
  {
    question: 'How accurate are open rates?',
    answer:
      'They are only a hint, because some mail apps load every image automatically and others load none. Messenger and sequences don’t track opens at all, and in emails that you send through the API, tracking is off until you turn it on. Replies and what people do in your product tell you more.',
  },
  {
    question: `Is ${brand.name} GDPR compliant?`,
    answer:
      'Yes. We process your contacts only on your instructions, under a data processing agreement that is part of every contract, including the trial. The privacy policy names the companies that process data for us.',
  },
];

export function Questions() {
  return (
    <Part id="questions" beside title="Email marketing FAQ">
      <Faq questions={questions} />
    </Part>
  );
}
