import {CodeBox} from '../kit/CodeBox';
import {Details} from '../kit/Details';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface VerificationCodeProps {
  /** The code, in one piece: a string, so that zeros in front stay. */
  code: string;
  /** What the code is for, after "to": "sign in". */
  action?: string;
  /** How long the code works, in words: "10 minutes". */
  expiresIn?: string;
  /** Date and time of the request, with its time zone. */
  requestedAt?: string;
  /** Browser and system that asked. */
  device?: string;
  /** Town and country of the IP address. */
  place?: string;
}

/** The line an inbox shows after the subject; the code is not in it. */
export function preheader({
  expiresIn: givenExpiresIn,
}: Pick<VerificationCodeProps, 'expiresIn'>): string {
  const expiresIn = orElse(givenExpiresIn, '10 minutes');
  return `Works once, within ${expiresIn}. Nobody will ever ask you for it.`;
}

/** The email that brings a code to type: no link in it, on purpose. */
export function VerificationCode({
  theme,
  code,
  action: givenAction,
  expiresIn: givenExpiresIn,
  requestedAt: givenRequestedAt,
  device,
  place,
}: VerificationCodeProps & {theme: Theme}) {
  const requestedAt = orElse(givenRequestedAt, 'A moment before this email');
  const expiresIn = orElse(givenExpiresIn, '10 minutes');
  const action = orElse(givenAction, 'sign in');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} code`}
      preheader={preheader({expiresIn})}
      heading={`Your code to ${action}`}
      footer={`There is no link in this email, and you need none. To reach a person at ${theme.name}, reply to it.`}
    >
      <Text>Paste or type it in the window where you asked for it.</Text>
      <CodeBox theme={theme} code={code} />
      <Text>
        {`It works once, for ${expiresIn}. Ask for another and this one stops working.`}
      </Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Asked for', value: requestedAt},
          {label: 'Browser', value: device},
          {label: 'Roughly in', value: place},
        ]}
      />
      <Heading theme={theme}>Keep it to yourself</Heading>
      <Text>
        {`Nobody at ${theme.name} asks for this code: not by phone, not in a chat, not by email. Whoever does is trying to get in as you.`}
      </Text>
      <Heading theme={theme}>You did not ask?</Heading>
      <Text>
        Then somebody entered your address, perhaps by a slip of the keyboard. Without the
        code they get no further. You can delete this email.
      </Text>
    </Layout>
  );
}
