import {Button} from '../kit/Button';
import {Heading} from '../kit/Heading';
import {Layout} from '../kit/Layout';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface AccountActivationProps {
  /** The address to confirm, which is also where the email goes. */
  email: string;
  /** Address of the page that confirms, with its single-use token. */
  activateUrl: string;
  /** How long the link works, in words: "24 hours". */
  expiresIn?: string;
  /** How long a sign-up no one confirms is kept, in words: "7 days". */
  keptFor?: string;
  /** Page that sends the email again, or to a corrected address. */
  resendUrl: string;
  /** Page of the product, for readers who have never heard of it. */
  aboutUrl: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  expiresIn: givenExpiresIn,
}: Pick<AccountActivationProps, 'expiresIn'>): string {
  const expiresIn = orElse(givenExpiresIn, '24 hours');
  return `Confirm your address within ${expiresIn} to activate your account.`;
}

/** The email that asks whether an address belongs to the person who gave it. */
export function AccountActivation({
  theme,
  email,
  activateUrl,
  expiresIn: givenExpiresIn,
  keptFor: givenKeptFor,
  resendUrl,
  aboutUrl,
}: AccountActivationProps & {theme: Theme}) {
  const keptFor = orElse(givenKeptFor, '7 days');
  const expiresIn = orElse(givenExpiresIn, '24 hours');
  return (
    <Layout
      theme={theme}
      title={`Confirm your address for ${theme.name}`}
      preheader={preheader({expiresIn})}
      heading="Is this your address?"
      footer={
        <>
          {`You are receiving this email because ${email} was entered on our sign-up page. We have not added it to any mailing list. `}
          <TextLink theme={theme} href={aboutUrl}>
            {`About ${theme.name}`}
          </TextLink>
        </>
      }
    >
      <Text>
        {`Someone signed up for ${theme.name} with `}
        <b>{email}</b>. If that was you, confirm the address to activate the account:
      </Text>
      <Button theme={theme} href={activateUrl}>
        Confirm my address
      </Button>
      <Text>
        {`The link works once and expires in ${expiresIn}. Once your address is confirmed, you can log in with the password you chose.`}
      </Text>
      <Heading theme={theme}>Has the link expired?</Heading>
      <Text>
        <TextLink theme={theme} href={resendUrl}>
          Request a new email
        </TextLink>
        . Only the newest link works.
      </Text>
      <Heading theme={theme}>Didn’t sign up?</Heading>
      <Text>
        {`You can ignore this email. No one can use the account until you confirm the address, we won’t email you again, and we delete the address after ${keptFor}.`}
      </Text>
      <Text quiet>
        {'If the button doesn’t work, copy this address into your browser: '}
        <TextLink theme={theme} href={activateUrl} />
      </Text>
    </Layout>
  );
}
