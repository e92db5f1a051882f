import {orElse} from '../kit/orElse';
import type {Theme} from '../kit/theme';
import type {NewMessageNotificationProps} from './NewMessageNotification';

/** The plain-text twin: the same words in the same order, links written out. */
export function text(
  {
    email,
    senderName,
    conversation,
    excerpt: givenExcerpt,
    sentAt,
    reason,
    messageUrl,
    muteUrl,
    settingsUrl,
  }: NewMessageNotificationProps,
  theme: Theme,
): string {
  const excerpt = orElse(
    givenExcerpt,
    'The message is not shown in this email. Open the conversation to read it.',
  );
  return `New message from ${senderName}
In ${conversation}, ${sentAt}

  ${excerpt}

Read and reply:
${messageUrl}

Please reply in ${theme.name}, because a reply to this email does
not reach the conversation.

Sent to ${email} because ${reason}.

Mute this conversation:
${muteUrl}

Choose which emails you get:
${settingsUrl}
`;
}
