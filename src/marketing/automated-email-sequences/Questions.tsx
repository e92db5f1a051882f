import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const questions: readonly Question[] = [
  {
    question: 'Do I need a developer to set up a sequence?',
    answer:
      'Only to start it. You write the emails and set the waits and conditions in the dashboard, and your product makes one API call when a user signs up. A second call can end the sequence early.',
  },
  {
    question: 'Can users unsubscribe from a sequence?',
    answer:
      'Yes. Every email of a sequence has an unsubscribe link. When someone uses it, all their sequences end, and no newsletter reaches them anymore. Receipts and password resets that your code sends still do.',
  },
  {
    question: 'Which contacts can start a sequence?',
    answer:
      'Only contacts with the status subscribed can start one. For all others, the API immediately returns the error not_subscribed, so it can’t fail without you noticing.',
  },
  {
    question: 'At what time of day are the emails of a sequence sent?',
    answer:
      'They are sent at the time of day at which the contact started. A wait of two days is 48 hours, so a user who signed up at 09:41 gets the second email at 09:41, too.',
  },
  {
    question: 'Can a sequence branch?',
    answer:
      'No, a sequence is a single list of steps. A step can be skipped for contacts who don’t need it, which covers most of what branches are used for. If you have two kinds of users, create two sequences and let your code start the right one.',
  },
  {
    question: 'Can a contact go through a sequence twice?',
    answer:
      'Yes, but not at the same time. Once a run has ended, starting it again begins with the first step, so check in your own code whether you want that.',
  },
  {
    question: 'What happens when I pause a sequence?',
    answer:
      'No email is sent until you resume it. You also can’t start a sequence for a contact while it is paused or still a draft: the API returns the error sequence_not_active.',
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
