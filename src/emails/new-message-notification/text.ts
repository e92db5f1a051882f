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
  const excerpt = orElse(givenExcerpt, 'Open the conversation to read it.');
  return `${senderName} wrote to you
In ${conversation}, ${sentAt}

  ${excerpt}

Read and answer:
${messageUrl}

Please answer in ${theme.name}: a reply to this email does not get
into the conversation.

Sent to ${email} because ${reason}.

Mute this conversation:
${muteUrl}

Choose what comes by email:
${settingsUrl}
`;
}
