import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const questions: readonly Question[] = [
  {
    question: 'Is it for newsletters or for product updates?',
    answer:
      'For both. They differ in whom you choose: a newsletter goes to the group that signed up for it, a product update to the contacts whose plan or feature has changed. The message is the same kind of thing.',
  },
  {
    question: 'What happens to people who unsubscribed?',
    answer:
      'They are left out when the message leaves, without you asking for it. The same is true of addresses that bounced, of people who reported spam, and of sign-ups that were never confirmed. A receipt or a password reset still reaches them, because you send it by itself.',
  },
  {
    question: 'Does everybody see the other addresses?',
    answer:
      'No. Each contact gets an email alone, with nobody else in To, and with a link to unsubscribe that belongs to this one person.',
  },
  {
    question: 'Can the text differ from reader to reader?',
    answer:
      'In its gaps, yes. contact.name becomes the name of whoever reads it, and so it goes with other gaps that begin with contact. Give each of them a fallback in the template, for contacts of whom you don’t know that fact. Where whole paragraphs differ, two messages to two audiences are easier to check.',
  },
  {
    question: 'Somebody joined the group an hour before. Does she get it?',
    answer:
      'Yes, if she is subscribed and meets the conditions at the minute the message leaves. A draft holds the question, not a copy of the list.',
  },
  {
    question: 'Do I need a developer?',
    answer:
      'Once: the contacts and their props come from your product, by a call in the places where they change. From then on whoever writes the news can choose among those props without asking anybody.',
  },
];

export function Questions() {
  return (
    <Part id="questions" beside title="Asked before the first send">
      <Faq questions={questions} />
    </Part>
  );
}
