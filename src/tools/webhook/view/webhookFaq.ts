import type {Question} from '../../../ui';

export const webhookFaq: Question[] = [
  {
    question: 'Is the secret or the request sent anywhere?',
    answer:
      'No. Your browser computes every signature itself, and the page makes no request while it does. Neither the secret nor the request is stored or put into the URL, so a reload forgets both. What the page cannot guard against is your own browser, because extensions can read what a page shows. If that worries you, use a profile without extensions, or rotate the secret afterwards.',
  },
  {
    question: 'Why does the signature fail although the secret is right?',
    answer:
      'Usually because the body that is verified is not the body that was sent. Frameworks parse JSON before your code runs, and what they serialize afterwards has other spaces, another order of fields or other escapes. The signature covers bytes, so a single space is enough. Take the raw body, verify it, and parse it only after that.',
  },
  {
    question: 'Does it work with webhooks of other services?',
    answer:
      'It does for services that follow Standard Webhooks with a symmetric secret: the headers are webhook-id, webhook-timestamp and webhook-signature, and the secret begins with whsec_. Headers that begin with svix- are signed in the same way, and the page then tells you that their names differ. Services with schemes of their own sign something else.',
  },
  {
    question: 'What does the page do that my code does not?',
    answer:
      'Your code checks one signature, while this page checks several hundred. It changes the body, the key and the signed text in the ways that servers and proxies are known to change them, one at a time and then in pairs, and compares each result with the signature. When one matches, that change is what went wrong.',
  },
  {
    question: 'What if no change makes the signature match?',
    answer:
      'The secret then belongs to another endpoint, or the body has changed in a way that cannot be undone, for example because it was cut off. Add the secrets of your other endpoints, and record one request with its raw body in a file. To find out whether your server itself is correct, sign a test event with the form above and send it there.',
  },
];
