import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const questions: readonly Question[] = [
  {
    question: 'Do I need a developer to set up a sequence?',
    answer:
      'Only for a few API calls: your product saves each user as a contact, starts the sequence at signup, updates what your conditions check and, if you like, ends the sequence early. You write the emails and set the waits and conditions in the dashboard.',
  },
  {
    question: 'Can users unsubscribe from a sequence?',
    answer:
      'Yes, every email of a sequence has an unsubscribe link. When someone uses it, all their sequences end and no newsletter reaches them anymore, but receipts and password resets that your code sends still do.',
  },
  {
    question: 'Which contacts can start a sequence?',
    answer:
      'Only contacts with the status subscribed can start one. For all others, the API immediately returns the error not_subscribed, so it can’t fail without you noticing.',
  },
  {
    question: 'At what time of day are the emails of a sequence sent?',
    answer:
      'That depends on the waits, each of which counts from the previous step. A wait of two days is 48 hours, so a user who signed up at 09:41 gets the second email at 09:41, too. A wait of three hours moves that email and all later ones to another time of day.',
  },
  {
    question: 'Can a sequence branch?',
    answer:
      'No, a sequence is a single list of steps. A step can be skipped for contacts who don’t need it, which covers most of what branches are used for. If you have two kinds of users, create two sequences and let your code start the right one.',
  },
  {
    question: 'Can a contact go through a sequence twice?',
    answer:
      'Yes, but only once the first run has ended. Starting the sequence again then begins with the first step, so check in your own code whether you want that.',
  },
  {
    question: 'What happens when I pause a sequence?',
    answer:
      'No email is sent until you resume it, and you can’t start the sequence for another contact in the meantime: the API returns the error sequence_not_active, as it does for a draft.',
  },
  {
    question: 'How do I test a sequence without waiting a week?',
    answer:
      'Start it with a test key to see the responses without sending any email. Then create a copy whose waits are minutes, and run it with your own address.',
  },
];

export function Questions() {
  return (
    <Part id="questions" on="tray" beside title="Automated sequences FAQ">
      <Faq questions={questions} />
    </Part>
  );
}
