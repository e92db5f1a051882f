import {Button} from '../kit/Button';
import {Layout} from '../kit/Layout';
import {Quote} from '../kit/Quote';
import {Text} from '../kit/Text';
import {TextLink} from '../kit/TextLink';
import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';

/** What the email needs to know. */
export interface NewMessageNotificationProps {
  /** Address of the reader. */
  email: string;
  senderName: string;
  /** What the conversation is called in your product. */
  conversation: string;
  /** Beginning of the message; left out where messages are confidential. */
  excerpt?: string;
  /** Date and time of the message, with its time zone. */
  sentAt: string;
  /** Why this reader gets it: "you take part in this conversation". */
  reason: string;
  /** The message in your product. */
  messageUrl: string;
  /** Takes a one-click POST, and shows a page to whoever opens it. */
  muteUrl: string;
  /** Where the reader chooses what comes by email. */
  settingsUrl: string;
}

/** The line an inbox shows after the subject. */
export function preheader({
  excerpt: givenExcerpt,
  conversation,
}: Pick<NewMessageNotificationProps, 'excerpt' | 'conversation'>): string {
  const excerpt = orElse(
    givenExcerpt,
    'The message is not shown in this email. Open the conversation to read it.',
  );
  return `${conversation}: ${excerpt}`;
}

/** The email that says that someone has written. */
export function NewMessageNotification({
  theme,
  email,
  senderName,
  conversation,
  excerpt: givenExcerpt,
  sentAt,
  reason,
  messageUrl,
  muteUrl,
  settingsUrl,
}: NewMessageNotificationProps & {theme: Theme}) {
  const excerpt = orElse(
    givenExcerpt,
    'The message is not shown in this email. Open the conversation to read it.',
  );
  return (
    <Layout
      theme={theme}
      title={`New message on ${theme.name}`}
      preheader={preheader({excerpt, conversation})}
      heading={`New message from ${senderName}`}
      footer={
        <>
          <Text quiet>{`Sent to ${email} because ${reason}.`}</Text>
          <Text quiet>
            <TextLink theme={theme} href={muteUrl}>
              Mute this conversation
            </TextLink>
          </Text>
          <Text quiet>
            <TextLink theme={theme} href={settingsUrl}>
              Choose which emails you get
            </TextLink>
          </Text>
        </>
      }
    >
      <Text quiet>{`In ${conversation}, ${sentAt}`}</Text>
      <Quote theme={theme}>{excerpt}</Quote>
      <Button theme={theme} href={messageUrl}>
        Read and reply
      </Button>
      <Text quiet>
        {`Please reply in ${theme.name}, because a reply to this email does not reach the conversation.`}
      </Text>
    </Layout>
  );
}
