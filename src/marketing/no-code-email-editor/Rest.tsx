import Link from '@docusaurus/Link';
import {TrialLink} from '../../chrome';
import {templatePictures, TemplateStamp} from '../../emails';
import {pathsOfKind} from '../../site';
import {Actions, ButtonLink, Faq, MoreLink, type Question, Say, Section} from '../../ui';
import {Part} from '../parts';
import {ReadOn, type ReadOnPage} from '../read-on';
import {Wren} from '../scenes';
import {Mistakes} from './Mistakes';
import styles from './Rest.module.css';

const GALLERY = '/transactional-email-templates/';
const COUNT = pathsOfKind('template').length;

/** Emails in which a company's own voice matters most. */
const BEGIN_WITH = [
  'welcome',
  'trial-expired',
  'payment-failed',
  'organization-invite',
  'canceled-subscription',
] as const;

const questions: readonly Question[] = [
  {
    question: 'Do I need a developer to change an email?',
    answer:
      'No, marketers change the words, blocks and colors of a template in the editor. A developer is only needed when the email should show a new value from your product, which your code then sends with the request.',
  },
  {
    question: 'Can I use my own HTML instead?',
    answer:
      'Yes, through the API: send it in the html field, and if you leave out text, a plain text part is generated from it. The guide to custom HTML explains what mail apps support.',
  },
  {
    question: 'Does the editor support dark mode?',
    answer:
      'Yes, each color is set as a style on the element and again in a media query for mail apps that support dark mode. Switch the email above to Dark to see it, but expect some mail apps to recolor emails in their own way, which no sender can prevent.',
  },
  {
    question: 'What happens if a placeholder has no value?',
    answer:
      'If the placeholder has a fallback, the fallback is sent. If it has none, the request fails, and the error names the value that is missing.',
  },
  {
    question: 'Can I use the email editor with a keyboard?',
    answer:
      'The version on this page works with a keyboard. Tab moves from block to block, two buttons move a block up or down and keep the focus, screen readers announce each move, and Ctrl+Z or Cmd+Z undoes the last step.',
  },
  {
    question: 'Is the text I type on this page saved or sent anywhere?',
    answer:
      'No, the editor on this page runs only in your browser, so copy the HTML if you want to keep your work.',
  },
];

const pages: readonly ReadOnPage[] = [
  {kind: 'How-to', title: 'Fill template props', href: '/docs/template-props/'},
  {kind: 'How-to', title: 'Send your own HTML', href: '/docs/custom-html-emails/'},
  {
    kind: 'How-to',
    title: 'Repeat a block for each item',
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
      <Section heading="begin" on="tray" split="5fr 8fr" align="middle">
        <Say>
          <h2 id="begin">Start from one of {COUNT} templates</h2>
          <p>
            Instead of starting with an empty page, create a template from the HTML of a
            finished email and change its words. These five gain the most from your own
            voice.
          </p>
        </Say>
        <Say>
          <ul className={styles.stamps}>
            {stamps.map(({name, label}) => (
              <li key={name}>
                <Link to={`${GALLERY}${name}/`}>
                  <TemplateStamp slug={name} />
                  <span>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <MoreLink to={GALLERY}>See all {COUNT} email templates</MoreLink>
          </p>
        </Say>
      </Section>
      <Mistakes />
      <Part id="questions" title="Email editor FAQ" beside>
        <Faq questions={questions} />
        <ReadOn title="More about email design" pages={pages} />
      </Part>
      <Section heading="end" space="below">
        <Wren stands />
        <div className={styles.blocks}>
          <p className={styles.block}>
            <span aria-hidden="true">1</span> Heading
          </p>
          <h2 id="end">Try the email editor free for 7 days</h2>
          <p className={styles.block}>
            <span aria-hidden="true">2</span> Text
          </p>
          <p>Start from a template, make it yours, and send it in under 30 minutes.</p>
          <p className={styles.block}>
            <span aria-hidden="true">3</span> Button
          </p>
          <Actions>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/email-sending-api/" kind="secondary">
              Read about the email API
            </ButtonLink>
          </Actions>
        </div>
      </Section>
    </>
  );
}
