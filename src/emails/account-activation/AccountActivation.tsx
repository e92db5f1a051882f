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
  /** How long a sign-up nobody confirms is kept, in words: "7 days". */
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
  return `One press and the account is open. You have ${expiresIn} for it.`;
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
          {`You get this because ${email} was entered on our sign-up page. It is on no mailing list. `}
          <TextLink theme={theme} href={aboutUrl}>
            {`What ${theme.name} is`}
          </TextLink>
        </>
      }
    >
      <Text>
        {`Somebody signed up for ${theme.name} with `}
        <b>{email}</b>. If that was you, say so, and the account opens:
      </Text>
      <Button theme={theme} href={activateUrl}>
        Yes, confirm my address
      </Button>
      <Text>
        {`You have ${expiresIn}, and the link opens one account once. Afterwards you sign in as usual, with the password you chose.`}
      </Text>
      <Heading theme={theme}>Too late, or a typo in the address?</Heading>
      <Text>
        <TextLink theme={theme} href={resendUrl}>
          Get a fresh email
        </TextLink>
        . The link above then stops working.
      </Text>
      <Heading theme={theme}>Never heard of us?</Heading>
      <Text>
        {`Leave this email unanswered. Nobody can use the account before you confirm, we send you nothing else, and after ${keptFor} the address is deleted.`}
      </Text>
      <Text quiet>
        {'Does the button do nothing? This is where it goes: '}
        <TextLink theme={theme} href={activateUrl} />
      </Text>
    </Layout>
  );
}
