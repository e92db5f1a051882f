import {Faq, type Question} from '../../ui';
import {Part} from '../parts';
import {ReadOn, type ReadOnPage} from '../read-on';

const questions: readonly Question[] = [
  {
    question: 'Does the form work without JavaScript?',
    answer:
      'Yes, it is a plain HTML form that the browser sends to us, and it loads nothing from our servers. The browser checks that the email address is valid and shows what is missing, in the language of the visitor.',
  },
  {
    question: 'Is double opt-in required by law?',
    answer:
      'Not by the GDPR itself, which asks for proof of consent but doesn’t say how to get it. A confirmed address is strong proof, but national rules on email advertising can ask for more than the GDPR does, so ask a lawyer who knows your market.',
  },
  {
    question: 'Does my signup form need a checkbox for consent?',
    answer:
      'Not if subscribing is all it does: pressing its button is a clear yes, and a sentence beside it is enough. If it does two things, such as creating an account and subscribing to news, the news needs its own checkbox that starts unchecked.',
  },
  {
    question: 'Does the form protect against bots?',
    answer:
      'Only through double opt-in: if a bot enters an address, its owner gets one email, and nothing more happens unless they confirm. The form has no hidden honeypot field, because browsers can fill it in for real people, who would then be rejected.',
  },
  {
    question: 'Can I add subscribers without a form?',
    answer:
      'Yes, if they agreed elsewhere: your code saves the contact with the status subscribed, which you should only do when the person asked for it.',
  },
  {
    question: 'Can people who unsubscribed sign up again?',
    answer:
      'Yes, by filling in a form and confirming again. If they used an unsubscribe link in one of your emails, no API call and no import can do it for them. For people you imported as unsubscribed, your own code has to respect their choice.',
  },
  {
    question: 'Should I use a subscribe form for signups to my product?',
    answer:
      'No, keep your own signup form, save the contact from your code when the account is created, and verify the address with the account activation template.',
  },
  {
    question: 'Can the form open as a popup?',
    answer:
      'Yes, if you put its HTML into a popup of your own and open it from your code.',
  },
  {
    question: 'Why is there no first and last name?',
    answer:
      'Many people have one name or three, or write the family name first. A single field for the whole name works for all of them, and your emails only need the name a person wants to be called.',
  },
];

const pages: readonly ReadOnPage[] = [
  {
    kind: 'Quickstart',
    title: 'Start with contact profiles',
    href: '/docs/contact-profiles-quickstart/',
  },
  {kind: 'Reference', title: 'Contacts, field by field', href: '/docs/api/contacts/'},
  {
    kind: 'Template',
    title: 'Account activation',
    href: '/transactional-email-templates/account-activation/',
  },
  {
    kind: 'Article',
    title: 'Transactional or marketing?',
    href: '/articles/transactional-email-vs-marketing-email/',
  },
  '/tools/email-validator/',
];

export function Questions() {
  return (
    <Part id="questions" title="Subscribe forms FAQ" beside>
      <Faq questions={questions} />
      <ReadOn title="More about subscribe forms" pages={pages} />
    </Part>
  );
}
