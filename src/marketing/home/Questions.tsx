import {brand} from '../../site';
import {Faq, type Question} from '../../ui';
import {SectionHead} from './SectionHead';
import styles from './Questions.module.css';

const QUESTIONS: readonly Question[] = [
  {
    question: 'What is the difference between transactional and marketing email?',
    answer: `A transactional email answers something one person did: a receipt, a code, a password reset. A marketing email goes to many people because you have news. ${brand.name} sends both, from one account and to one contact list.`,
  },
  {
    question: 'Do I need to know HTML?',
    answer:
      'No. The no-code editor writes it for you. If you prefer code, send your own HTML, Markdown or plain text.\n\nYou do need somebody who can add DNS records to your domain, once.',
  },
  {
    question: 'How long does it take to start?',
    answer:
      'Under 30 minutes: create a project, add your domain with its DNS records, make a key, send. The quickstart is one page.',
  },
  {
    question: 'Can I see whether an email was opened?',
    answer:
      'Yes, with open tracking. It adds a small picture to the email. Some mail apps load that picture by themselves and others never do, so read the numbers as a trend, not as proof.',
  },
  {
    question: `Is ${brand.name} GDPR compliant?`,
    answer:
      'Yes, and it is made in the EU. The legal pages are public, so your lawyer can read them before you sign up.',
  },
  {
    question: 'What happens after seven days?',
    answer: 'The trial ends. You choose a plan, or you stop.',
  },
];

export function Questions() {
  return (
    <section className={`later ${styles.section ?? ''}`}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <SectionHead code="faq" title="Asked at the counter" />
        <Faq questions={QUESTIONS} />
      </div>
    </section>
  );
}
