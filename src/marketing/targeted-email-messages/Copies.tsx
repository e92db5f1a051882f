import {brand} from '../../site';
import {Part, Points, Sideways} from '../parts';
import {acme, Letter} from '../scenes';
import styles from './Copies.module.css';
import {copies} from './weekend';

/** How the token in the unsubscribe link of each copy begins. */
const TOKENS = ['8Kf2q1', 'Zr4m0T', 'c7Wn5P', 'Q1x9Lb'];

const checks = [
  {
    title: 'Send it to your own inbox',
    how: (
      <>
        Send the same body to yourself with <code>POST /emails</code> to find broken links
        and wide images. It needs no contact. If the body is a template,{' '}
        <code>props</code> fill its placeholders, while any other body is sent as it is.
      </>
    ),
  },
  {
    title: 'Send it to a group of colleagues',
    how: (
      <>
        Create a group <code>team</code> and send it a second draft with the same content,
        because a message can be sent only once. Placeholders, replies and the unsubscribe
        link work as in the real message, so tell your colleagues not to click that link:
        it unsubscribes them, and your code can’t undo it.
      </>
    ),
  },
  {
    title: 'Run your script with a test key',
    how: (
      <>
        You get real responses, the recipients are counted among your test contacts, and
        no email is sent. A misspelled field or a missing scope returns an error.
      </>
    ),
  },
] as const;

/** The draft, and the emails that it becomes: one for each recipient of the weekend. */
export function Copies() {
  const sent = copies();
  return (
    <Part
      id="copies"
      on="tray"
      title="One draft becomes a separate email for each recipient"
      intro="No one else is in To, the placeholders of a template are filled from the contact, and every copy has an unsubscribe link of its own."
    >
      <Sideways label="The draft and its copies">
        <ol className={styles.letters}>
          {[undefined, ...sent].map((copy, index) => (
            <li key={copy?.address ?? 'draft'}>
              <Letter
                from={copy ? {name: 'To', address: copy.address} : acme.news}
                time={copy ? '' : 'draft'}
                subject="Folders, for our beta testers"
              >
                <p>
                  Hello <mark>{copy ? copy.greeting : '{{contact.name}}'}</mark>, folders
                  are ready for you to test.
                </p>
                <p className="small quiet">
                  {copy
                    ? `Unsubscribe: u.${new URL(brand.url).hostname}/${TOKENS[index - 1] ?? ''}…`
                    : 'An unsubscribe link is added to every copy.'}
                </p>
              </Letter>
              {copy && !copy.hasName && (
                <p className="small quiet">
                  No name is stored, so the template’s fallback is used.
                </p>
              )}
            </li>
          ))}
        </ol>
      </Sideways>
      <h3 className={styles.title}>Three ways to test a message before you send it</h3>
      <Points as="ol" least="18rem" ruled>
        {checks.map(({title, how}) => (
          <li key={title}>
            <h4>{title}</h4>
            <p>{how}</p>
          </li>
        ))}
      </Points>
    </Part>
  );
}
