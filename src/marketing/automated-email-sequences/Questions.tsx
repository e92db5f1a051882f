import {Faq, type Question} from '../../ui';
import {Part} from '../parts';

const questions: readonly Question[] = [
  {
    question: 'At what hour does an email of the sequence leave?',
    answer:
      'At the hour at which the run began. A wait of two days is two times 24 hours, so a user who signed up at 09:41 gets the second email at 09:41, in her own rhythm and not in that of your office.',
  },
  {
    question: 'Can a sequence branch?',
    answer:
      'No. It is one line of steps. A step can be left out for those who don’t need it, and that covers most of what branches are drawn for. For two kinds of users make two sequences, and let your code start the right one.',
  },
  {
    question: 'Who is let on?',
    answer:
      'Contacts with the status subscribed. For anybody else the start is refused with not_subscribed, at once and by name, so it can’t fail in silence.',
  },
  {
    question: 'What happens when I pause it?',
    answer:
      'No step leaves until you go on. A sequence that is paused, or still a draft, also takes nobody new: starting it gives the error sequence_not_active.',
  },
  {
    question: 'Can somebody go through it twice?',
    answer:
      'Not at the same time. When a run has ended, starting it again begins at the first step. Check in your own code whether you want that.',
  },
  {
    question: 'How do I try it without waiting a week?',
    answer:
      'Start it with a test key to see the answers without any email. Then make a copy whose waits are minutes, and go through it with your own address.',
  },
];

export function Questions() {
  return (
    <Part id="questions" on="tray" beside title="Asked on the platform">
      <Faq questions={questions} />
    </Part>
  );
}
