import clsx from 'clsx';
import {brand} from '../../site';
import {Faq, type Question} from '../../ui';
import section from './Section.module.css';

const questions: readonly Question[] = [
  {
    question: 'SMTP or API?',
    answer:
      'This is an HTTP API, and HTTP is the way in that we document. SMTP suits software that already speaks it. With the API your code gets the id, the status and the exact error as JSON in one round trip, and it can retry without sending twice.',
  },
  {
    question: 'What are the limits?',
    answer:
      'Requests per second, recipients of an email, emails in a batch, the size of a message, how far ahead you can schedule and how long an idempotency key is remembered. The API reference gives each limit beside the field it belongs to. Beyond the rate you get 429, and Retry-After says how many seconds to wait.',
  },
  {
    question: 'Is it European?',
    answer: `Yes. ${brand.name} is made in the EU and is GDPR compliant. The addresses you send to are personal data, and the privacy policy says how we treat them.`,
  },
  {
    question: 'Will my email reach the inbox?',
    answer: `No API can promise the inbox: the receiving server decides. What you can do is sign with DKIM, publish SPF and DMARC, write to people who expect it, and stop writing to addresses that bounce or complain.\n\n${brand.name} signs your email and gives you the reply of the receiving server word for word. “Delivered” means that this server took it, and no more than that.`,
  },
  {
    question: 'Which languages can I use?',
    answer:
      'Any that can make an HTTPS request and read JSON. The samples are in cURL, Node.js, Python, Ruby and PHP, and none of them needs a package of ours that you would have to keep up to date.',
  },
  {
    question: 'How do I switch from another provider?',
    answer:
      'One kind of email at a time. Both providers can sign for your domain, because DKIM selectors live side by side, and our SPF record stands on a subdomain of its own. So the old records stay until you no longer need them. Send with a test key until the answers look right, then move one email, say the receipt, and watch its status for a few days before the next.',
  },
];

export function Questions() {
  return (
    <section className={section.section} aria-labelledby="questions">
      <div className={clsx('wrap', section.aside)}>
        <h2 id="questions">Asked by engineers</h2>
        <Faq questions={questions} />
      </div>
    </section>
  );
}
