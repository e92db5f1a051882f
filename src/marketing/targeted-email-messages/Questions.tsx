import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const questions: readonly Question[] = [
  {
    question: 'Do I need a developer to use Messenger?',
    answer:
      'Only once, to let your product save contacts and their props with an API call wherever they change. After that, marketers can choose an audience by those props without asking an engineer.',
  },
  {
    question: 'Is Messenger for newsletters or for product updates?',
    answer:
      'Messenger sends both, and they differ only in the audience. A newsletter goes to the group that signed up for it, while a product update goes to the contacts whose plan includes what changed, or who use it.',
  },
  {
    question: 'What is the difference between Messenger and email marketing?',
    answer:
      'Messenger is the tool that sends one message to an audience you describe. Email marketing is the whole practice, which has a page of its own: collecting consent, following the rules of Gmail and Yahoo, and combining messages with forms and sequences.',
  },
  {
    question: 'What happens to people who unsubscribed?',
    answer:
      'They are skipped automatically when the message is sent, as are addresses that bounced, people who reported spam, and signups that were never confirmed. A receipt or a password reset still reaches people who unsubscribed, because your code sends it to one person.',
  },
  {
    question: 'Can I personalize a message?',
    answer:
      'Yes, with placeholders in a template. contact.name becomes the name of the recipient, and other placeholders that begin with contact work the same way. Give each one a fallback for contacts without that value. A body in HTML, Markdown or plain text is sent unchanged, so placeholders in it are not filled. If whole paragraphs differ, two messages to two audiences are easier to check.',
  },
  {
    question: 'Can recipients see each other’s addresses?',
    answer:
      'No. Each contact gets a separate email with no one else in To, and with an unsubscribe link of their own.',
  },
  {
    question: 'Do contacts who join later still get a scheduled message?',
    answer:
      'Yes, if they are subscribed and meet the conditions when the message is sent. A draft stores the description of the audience, not a copy of the list.',
  },
  {
    question: 'What is Messenger not for?',
    answer:
      'Don’t use it for receipts, sign-in codes and password resets, which have to arrive even after an unsubscribe: send those with the email sending API. A message also goes to all recipients at the same time, so use a sequence for emails on day 2 and day 5 after each signup. Bought lists are not allowed, because the people on them never agreed to hear from you.',
  },
];

export function Questions() {
  return (
    <Part id="questions" beside title="Messenger FAQ">
      <Faq questions={questions} />
    </Part>
  );
}
