import {brand} from '../../site';
import {Rows, Say, Section} from '../../ui';
import {composeMail, mailLink} from './composeMail';
import styles from './TopicList.module.css';
import {topics, type Topic} from './topics';

/** The email with nothing filled in yet. */
function emptyMail(topic: Topic): string {
  const mail = composeMail(topic, {}, brand.name);
  return mailLink(brand.supportEmail, mail) ?? `mailto:${brand.supportEmail}`;
}

/** The form's knowledge as a list, for reading, for printing and without JavaScript. */
export function TopicList() {
  return (
    <Section heading="send" split="4fr 7fr">
      <Say>
        <h2 id="send">What to include when you contact support</h2>
        <p>
          This is the same list as in the form, and each link opens an email that has
          these lines ready for you to fill in.
        </p>
        <p>
          Leave out API keys, passwords and the contents of private email, because we
          never need them.
        </p>
      </Say>
      <Rows as="dl" className={styles.list}>
        {topics.map((topic) => (
          <div key={topic.id}>
            <dt>
              <a href={emptyMail(topic)}>{topic.label}</a>
            </dt>
            <dd>{topic.fields.map(({label}) => label).join(' · ')}</dd>
            <dd>{topic.ask}</dd>
          </div>
        ))}
      </Rows>
    </Section>
  );
}
