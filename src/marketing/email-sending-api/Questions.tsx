import {brand} from '../../site';
import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn, type ReadOnPage} from '../read-on';

const questions: readonly Question[] = [
  {
    question: 'What does the email API cost?',
    answer:
      'The first 7 days are free, and after that you pay by the number of emails you send a month. Every plan includes the whole API, and the pricing page calculates the price for your volume.',
  },
  {
    question: 'Which languages can I use?',
    answer:
      'You can use any language that can make an HTTPS request and read JSON. The code samples are in cURL, Node.js, Python, Ruby and PHP, there are guides for Go, Java and C#, and none of them needs a package of ours that you would have to keep up to date.',
  },
  {
    question: 'Can I test without sending real email?',
    answer:
      'Yes, a test key gets the same checks and the same responses as a live key, but nothing is sent, and you don’t need a verified domain. Special test recipients let you rehearse bounces, complaints and delays.',
  },
  {
    question: 'What are the limits of the email API?',
    answer:
      'There are limits on requests per second, recipients per email, emails in a batch, the size of a message, how far ahead you can schedule, and how long an idempotency key is remembered. The API reference lists each one next to the field it belongs to. If you exceed the rate limit, you get a 429 response, and Retry-After tells you how many seconds to wait.',
  },
  {
    question: 'Can I send by SMTP instead of the API?',
    answer:
      'No, you send with HTTPS requests only, which give your code the ID, the status and the exact error as JSON in one round trip and let it retry without sending the same email twice.',
  },
  {
    question: 'Will my email reach the inbox?',
    answer: `No API can promise the inbox, because the receiving server decides. You improve your chances when you sign with DKIM, publish SPF and DMARC, write only to people who expect your email, and stop writing to addresses that bounce or complain.\n\n${brand.name} signs your email and gives you the response of the receiving server word for word. “Delivered” means that this server accepted the email, which can still end up in the spam folder.`,
  },
  {
    question: 'Is this a European email API?',
    answer: `Yes, ${brand.name} is made in the EU and GDPR compliant. The data processing agreement is part of every contract, including the trial, and the privacy policy lists the companies that process data for us.`,
  },
  {
    question: 'How do I switch from another provider?',
    answer:
      'Move one kind of email at a time, for example the receipt: send it with a test key until the responses look right, then with a live key, and watch its status for a few days before you move the next. Meanwhile, both providers can sign for your domain, because DKIM selectors exist side by side and our SPF record is on its own subdomain, so you can keep the old records until you no longer need them.',
  },
];

const pages: readonly ReadOnPage[] = [
  {
    kind: 'Quickstart',
    title: 'Send your first email',
    href: '/docs/email-sending-quickstart/',
  },
  {kind: 'Reference', title: 'Email API, field by field', href: '/docs/api/email/'},
  {
    kind: 'Template',
    title: 'Password reset',
    href: '/transactional-email-templates/password-reset/',
  },
  {kind: 'Article', title: 'What is DKIM?', href: '/articles/what-is-dkim/'},
  '/tools/spf-generator/',
];

export function Questions() {
  return (
    <>
      <Part id="questions" title="Email API FAQ" beside>
        <Faq questions={questions} />
      </Part>
      <Part id="more" title="More about sending email" on="ruled" beside>
        <ReadOn pages={pages} />
      </Part>
    </>
  );
}
