import {Faq, type Question} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import styles from './Questions.module.css';

const questions: readonly Question[] = [
  {
    question: 'Do I need JavaScript for the form?',
    answer:
      'No. It is a form with an address in action, as browsers have sent them since the nineties. The browser itself asks for a valid address and says what is missing, in the language of the visitor.',
  },
  {
    question: 'Is double opt-in required by law?',
    answer:
      'The GDPR asks for proof of consent and leaves the way to you. A confirmed address is the proof that is hardest to doubt, and national rules on advertising by email can ask for more than the GDPR does. A lawyer who knows your market can tell.',
  },
  {
    question: 'A sentence or a box to tick?',
    answer:
      'Where the form does one thing, pressing its button is a clear yes, and a sentence is enough. Where it does two, such as opening an account and ordering news, the news needs a box of its own that is empty at first.',
  },
  {
    question: 'Can I put people on the list without a form?',
    answer:
      'If they agreed elsewhere, yes: your code saves the contact with the status subscribed. Say so only when the person asked for it. Whoever has unsubscribed can’t be set back by a call.',
  },
  {
    question: 'What about sign-up to my product?',
    answer:
      'Your own sign-up form stays yours. Save the contact from your code when the account is made, and send the address check with the account activation template.',
  },
  {
    question: 'Why is there no first and last name?',
    answer:
      'Many people have one name, or three, or write the family’s first. One field for the whole name is right for all of them, and your emails only need what the person wants to be called.',
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
  {kind: 'Tool', title: 'Email validator', href: '/tools/email-validator/'},
];

export function Questions() {
  return (
    <section className={styles.section} aria-labelledby="questions">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div>
          <h2 id="questions">Before you put it on your page</h2>
          <div className={styles.faq}>
            <Faq questions={questions} />
          </div>
        </div>
        <nav aria-labelledby="read-on" className={styles.more}>
          <h2 id="read-on" className={styles.small}>
            Beside the form
          </h2>
          <ReadOn pages={pages} />
        </nav>
      </div>
    </section>
  );
}
