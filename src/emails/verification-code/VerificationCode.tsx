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
  /** What the code is for, after "to": "log in". */
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
  return `It works once and expires in ${expiresIn}. Do not share it with anyone.`;
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
  const requestedAt = orElse(givenRequestedAt, 'Just before this email was sent');
  const expiresIn = orElse(givenExpiresIn, '10 minutes');
  const action = orElse(givenAction, 'log in');
  return (
    <Layout
      theme={theme}
      title={`Your ${theme.name} code`}
      preheader={preheader({expiresIn})}
      heading={`Your code to ${action}`}
      footer={`There is no link in this email, because you don’t need one to use the code. To reach a person at ${theme.name}, reply to this email.`}
    >
      <Text>Enter it in the window where you requested it.</Text>
      <CodeBox theme={theme} code={code} />
      <Text>
        {`The code works once and expires in ${expiresIn}. If you request another one, this one stops working.`}
      </Text>
      <Details
        theme={theme}
        rows={[
          {label: 'Requested', value: requestedAt},
          {label: 'Browser', value: device},
          {label: 'Near', value: place},
        ]}
      />
      <Heading theme={theme}>Keep it to yourself</Heading>
      <Text>
        {`No one at ${theme.name} will ever ask you for this code, whether by phone, in a chat or by email. Anyone who does is trying to get into your account.`}
      </Text>
      <Heading theme={theme}>Didn’t request it?</Heading>
      <Text>
        Someone may have entered your address by mistake, and they can’t continue without
        the code. If your account has a password, change it anyway, because someone may
        know it.
      </Text>
    </Layout>
  );
}
