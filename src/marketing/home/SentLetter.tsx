import letters from '@generated/emails/default/letters.json';
import {CodeDigits, Letter} from '../scenes';
import {CODE, REQUEST} from './request';
import styles from './SentLetter.module.css';

type Email = Readonly<Record<string, unknown>>;

const FIRST = JSON.parse(REQUEST) as Email;
const CODE_TEMPLATE = 'verification-code';

const asText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** `Acme <hello@acme.example>`, or an address alone. */
function readSender(from: string): {name: string; address: string} {
  const [, name = '', address = ''] = /^\s*"?([^"<]*?)"?\s*<(.*)>\s*$/.exec(from) ?? [];
  return name && address ? {name, address} : {name: address || from, address: ''};
}

/** What of an HTML body can be read; its markup never gets into the page. */
function readHtml(html: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim();
}

function Body({email}: {email: Email}) {
  const {template, props = {}, html, text, markdown} = email;
  if (template === CODE_TEMPLATE) {
    const {code = CODE} = props as {code?: unknown};
    return (
      <>
        <p>Enter this code in the window you left open.</p>
        <CodeDigits code={asText(code).slice(0, 8)} />
        <p>
          The code works once and expires in ten minutes. If you didn’t ask for it, you
          can ignore this email.
        </p>
      </>
    );
  }
  if (typeof template === 'string') {
    return (
      <>
        <p>This is the template {template} with your props:</p>
        <p className={styles.content}>
          {Object.entries(props as object)
            .map(([name, value]) => `${name}: ${asText(value)}`)
            .join('\n')}
        </p>
      </>
    );
  }
  return (
    <p className={styles.content}>
      {typeof html === 'string' ? readHtml(html) : asText(markdown ?? text)}
    </p>
  );
}

/** The email that a request brings, as it arrives. */
export function SentLetter({
  email = FIRST,
  className,
}: {
  email?: Email | undefined;
  className?: string | undefined;
}) {
  const {from, subject, template, scheduledAt} = email;
  const given = template === CODE_TEMPLATE ? undefined : letters[asText(template)];
  return (
    <Letter
      className={className}
      from={readSender(asText(from))}
      time={scheduledAt === undefined ? 'now' : 'scheduled'}
      subject={asText(subject ?? given?.subject ?? 'Your sign-in code')}
    >
      <Body email={email} />
    </Letter>
  );
}
