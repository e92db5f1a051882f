import Link from '@docusaurus/Link';
import {TrialLink} from '../../chrome';
import {ButtonLink, Faq, MoreLink, type Question} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import {templatePictures, TemplateStamp, Wren} from '../scenes';
import styles from './Rest.module.css';

const GALLERY = '/transactional-email-templates/';

/** Emails in which a company's own voice matters most. */
const BEGIN_WITH = [
  'welcome',
  'trial-expired',
  'payment-failed',
  'organization-invite',
  'canceled-subscription',
] as const;

const LIMITS = [
  {
    title: 'No free placing.',
    text: 'Blocks stand below each other. What may stand anywhere on a screen may also fall apart on the next one.',
  },
  {
    title: 'No fonts from the web.',
    text: 'Most mail programs don’t load them. The email takes a face that is there.',
  },
  {
    title: 'No promise that every inbox draws it alike.',
    text: 'Mail programs change colours and drop styles. The email is built so that what is lost is decoration.',
  },
] as const;

const questions: readonly Question[] = [
  {
    question: 'Can I bring HTML of my own?',
    answer:
      'Yes, by API. Put it into the field html, and if you leave out text, a plain text part is made from it. The how-to on custom HTML says what mail programs can draw.',
  },
  {
    question: 'Does it work with a keyboard?',
    answer:
      'The one above does. Tab goes from block to block, two buttons move a block up or down and keep the focus, each move is announced, and Ctrl+Z or Cmd+Z takes the last step back.',
  },
  {
    question: 'What about dark mode?',
    answer:
      'Each colour comes twice: as a style on the element, and in a media query for programs that tell whether they are dark. Switch the email above to Dark to see it. Some programs recolour emails in their own way, and no sender can stop that.',
  },
  {
    question: 'What becomes of a gap nobody fills?',
    answer:
      'If the gap has a fallback, that is sent. If it has none, the call is refused and says which value is missing.',
  },
  {
    question: 'Is my text above saved or sent anywhere?',
    answer:
      'No. The editor on this page works in your browser alone. Copy the HTML if you want to keep it.',
  },
];

const pages: readonly ReadOnPage[] = [
  {kind: 'How-to', title: 'Fill template props', href: '/docs/template-props/'},
  {kind: 'How-to', title: 'Send HTML of your own', href: '/docs/custom-html-emails/'},
  {
    kind: 'How-to',
    title: 'Repeat a group in a template',
    href: '/docs/template-iteration-group/',
  },
  {
    kind: 'Article',
    title: 'Dark mode in HTML email',
    href: '/articles/dark-mode-in-html-email/',
  },
  {
    kind: 'Template',
    title: 'Trial expired',
    href: '/transactional-email-templates/trial-expired/',
  },
];

/** Where to begin, what the editor leaves out, what people ask, the last call. */
export function Rest() {
  const stamps = BEGIN_WITH.flatMap((wanted) =>
    templatePictures.filter(({name}) => name === wanted),
  );
  return (
    <>
      <section className={styles.begin} aria-labelledby="begin">
        <div className={`wrap ${styles.columns ?? ''}`}>
          <div>
            <h2 id="begin">An empty page is the hardest block</h2>
            <p className={styles.text}>
              So begin with an email that is finished, and change its words. Five of our
              fourteen that gain most from your own voice:
            </p>
          </div>
          <div>
            <ul className={styles.stamps}>
              {stamps.map(({name, label, ground, picture}) => (
                <li key={name}>
                  <Link to={`${GALLERY}${name}/`}>
                    <TemplateStamp ground={ground} picture={picture} />
                    <span>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <p>
              <MoreLink to={GALLERY}>All fourteen, with preview and code</MoreLink>
            </p>
          </div>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="limits">
        <div className="wrap">
          <h2 id="limits">What it keeps you from</h2>
          <ul className={styles.limits}>
            {LIMITS.map(({title, text}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className={styles.questions}>
            <div>
              <h2 className={styles.small}>Asked between two blocks</h2>
              <Faq questions={questions} />
            </div>
            <nav aria-labelledby="read-on">
              <h2 id="read-on" className={styles.small}>
                Further reading
              </h2>
              <ReadOn pages={pages} />
            </nav>
          </div>
        </div>
      </section>
      <section className={styles.end} aria-labelledby="end">
        <div className="wrap">
          <Wren className={styles.wren} />
          <div className={styles.blocks}>
            <p className={styles.block}>
              <span aria-hidden="true">1</span> Heading
            </p>
            <h2 id="end">The next one is yours.</h2>
            <p className={styles.block}>
              <span aria-hidden="true">2</span> Text
            </p>
            <p>Seven days free. The first email can be out in under 30 minutes.</p>
            <p className={styles.block}>
              <span aria-hidden="true">3</span> Button
            </p>
            <p className={styles.actions}>
              <TrialLink>Try it free</TrialLink>
              <ButtonLink to="/email-sending-api/" kind="secondary">
                Send it by API
              </ButtonLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
