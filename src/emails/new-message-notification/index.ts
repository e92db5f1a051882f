import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {
  NewMessageNotification,
  preheader,
  type NewMessageNotificationProps,
} from './NewMessageNotification';
import {text} from './text';

const RFC_8058 = 'https://www.rfc-editor.org/rfc/rfc8058';
const GMAIL_SUBSCRIPTIONS = 'https://support.google.com/a/answer/15263077';

export const newMessageNotification = defineTemplate<NewMessageNotificationProps>({
  slug: 'new-message-notification',
  title: 'New message notification email',
  lead: 'People get this email more often than any other, and it is the first one they mute. It shows the message, links to the reply, and can be turned off in the footer and in the header that mail programs read.',
  description:
    'A notification email for a new message: excerpt, one button, mute link and one-click List-Unsubscribe. HTML, React and plain text, dark mode, API call.',
  moment: 'team',
  sender: 'messages@notify.acme.example',
  recipient: '{{email}}',
  headers: {
    'List-Unsubscribe': '<{{muteUrl}}>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  },
  subjects: [
    {
      text: 'New message in {{conversation}} on gap__name',
      advice:
        'Stays the same for every message of a conversation, so that mail clients can group them.',
    },
    {
      text: 'New message from {{senderName}} on gap__name',
      advice: 'For direct messages, where conversations have no name.',
    },
    {
      text: 'gap__name: a message is waiting for you',
      advice:
        'For health, legal or financial topics, because it names no one. Leave out the excerpt and send a number as the conversation, because the preheader shows both.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The preheader is the name of the conversation and the message, or as much of it as fits, so many readers do not need to open the email. If that is too much for a lock screen, leave out the excerpt and the fallback is used instead.',
  props: [
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The recipient. Send one email to each reader.',
      example: 'ana@customer.example',
    },
    {
      name: 'senderName',
      type: 'string',
      required: true,
      description: 'The sender’s name in your product.',
      example: 'Tom Okafor',
    },
    {
      name: 'conversation',
      type: 'string',
      required: true,
      description: 'Name of the channel, thread or ticket.',
      example: 'Website relaunch',
    },
    {
      name: 'excerpt',
      type: 'string',
      required: false,
      fallback:
        'The message is not shown in this email. Open the conversation to read it.',
      description:
        'The first 200 characters or so. Leave it out to keep the message private.',
      example:
        'The new pages are up on the test server. Could you look at the price table before Thursday? I am not sure about the yearly plan.',
    },
    {
      name: 'sentAt',
      type: 'string',
      required: true,
      description: 'When it was written, in the reader’s time zone.',
      example: '21 November 2026, 16:05 CET',
    },
    {
      name: 'reason',
      type: 'string',
      required: true,
      description: 'Ends the sentence “Sent to you because …”.',
      example: 'you follow this conversation',
    },
    {
      name: 'messageUrl',
      type: 'url',
      required: true,
      description: 'Link to the message itself rather than the inbox that contains it.',
      example: 'https://app.acme.example/c/website-relaunch#m-2207',
    },
    {
      name: 'muteUrl',
      type: 'url',
      required: true,
      description:
        'Mutes this one conversation: a POST request does so immediately, and visitors are asked to confirm.',
      example: 'https://app.acme.example/mute?t=77b0a2f96c13',
    },
    {
      name: 'settingsUrl',
      type: 'url',
      required: true,
      description:
        'Page where readers choose which notifications they get by email, and how often.',
      example: 'https://app.acme.example/settings/notifications',
    },
  ],
  html: (props, theme) => createElement(NewMessageNotification, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'A subject that stays the same',
      note: 'It says where, without a name, a counter or a date, so that ten messages become one conversation in the inbox. The heading says who wrote.',
    },
    {
      part: 'preheader',
      title: 'The first words',
      note: 'After the name of the conversation, they come straight from the message. A notification that only announces something new makes people click for nothing.',
    },
    {
      part: 'heading',
      title: 'Who wrote',
      note: 'It names the person, and the name of your product is smaller, above it.',
    },
    {
      part: 'text',
      title: 'Where and when',
      note: 'In small type on one line, because in a busy week people read this email two days late.',
    },
    {
      part: 'aside',
      title: 'The excerpt',
      note: 'A bar sets it apart, so that no one takes another person’s words for yours. The text direction is detected, because teams write in more than one script.',
    },
    {
      part: 'button',
      title: 'To the message',
      note: 'It opens the conversation and scrolls to the message. On a dashboard, readers would have to search for it.',
    },
    {
      part: 'text',
      title: 'Where to reply',
      note: 'If replies are not read, say so here, and have the reply address send an automatic response that says the same.',
    },
    {
      part: 'footer',
      title: 'Why they get it',
      note: 'A reason that readers can change: they follow the conversation, were mentioned, or own the ticket.',
    },
    {
      part: 'footer',
      title: 'Mute one conversation or all of them',
      note: 'The first link mutes one conversation, and its address is also in the List-Unsubscribe header. The second opens all settings, for people who prefer a daily summary or no email at all.',
    },
  ],
  rules: {
    do: [
      'Wait two or three minutes, and send nothing if the message has been read by then.',
      'Combine messages that arrive in quick succession into one email.',
      'Set List-Unsubscribe and List-Unsubscribe-Post on every email.',
      'Send from a separate subdomain, apart from password resets and receipts.',
      'Keep the subject and set References, so that the emails of a conversation are grouped.',
      'Let people choose between immediate emails, a daily summary and none.',
    ],
    avoid: [
      'Hide the message to make people click. They will mute you instead.',
      'Require a login before someone can unsubscribe.',
      'Make links in the excerpt clickable, because another person wrote them.',
      'Notify readers of their own messages.',
      'Turn notifications back on with a new release.',
    ],
  },
  security: {
    lead: 'A password email is sent because its reader asked for it. This one is sent because someone else did something, and it keeps coming until it is turned off. That makes it a subscription, and different rules apply.',
    checkedOn: '2026-11-21',
    sources:
      'Gmail means Google’s guidelines for subscription messages. The RFCs are standards of the IETF.',
    notes: [
      {
        title: 'Often not transactional',
        note: 'Gmail treats some kinds of notification as subscription messages and requires one-click unsubscribe on them, honored within 48 hours. Password resets, receipts and one-time codes are not affected.',
        source: {label: 'Gmail, on what counts', href: GMAIL_SUBSCRIPTIONS},
      },
      {
        title: 'Two headers, one URL',
        note: 'List-Unsubscribe contains the HTTPS URL, and List-Unsubscribe-Post says that one click is enough. The API call above sets both, and the DKIM signature has to cover them.',
        source: {label: 'RFC 8058, 3.1 and 4', href: `${RFC_8058}#section-3.1`},
      },
      {
        title: 'POST mutes, GET asks first',
        note: 'Scanners also open URLs in headers, which is why the standard was written. Let only the POST request change something, and show a page with a button to people who open the URL in a browser.',
        source: {label: 'RFC 8058, 1', href: `${RFC_8058}#section-1`},
      },
      {
        title: 'Identify the reader by the URL alone',
        note: 'The POST comes from a mailbox provider, without cookies or a login, and must not be redirected. The URL therefore needs an opaque token that is hard to forge, for one reader and one conversation.',
        source: {label: 'RFC 8058, 3.1 and 3.2', href: `${RFC_8058}#section-3.2`},
      },
      {
        title: 'Keep it apart from critical email',
        note: 'People who cannot find the setting report notifications as spam. Google recommends separate sender addresses, so that complaints do not affect your password resets.',
        source: {label: 'Gmail, on addresses', href: GMAIL_SUBSCRIPTIONS},
      },
      {
        title: 'Escape the excerpt',
        note: 'The excerpt can contain anything: markup, a thousand line breaks, or characters that reverse the text direction. Escape it, put it on one line and shorten it. The preview on this page does all three.',
      },
      {
        title: 'Check who may still read it',
        note: 'Check permissions when the email is sent, not when the message was written, because someone may have left the team in those three minutes.',
      },
      {
        title: 'Prevent automatic replies',
        note: 'The header Auto-Submitted: auto-generated tells vacation responders not to reply.',
        source: {
          label: 'RFC 3834, 5',
          href: 'https://www.rfc-editor.org/rfc/rfc3834#section-5',
        },
      },
    ],
  },
  related: [
    {
      label: 'The email API: headers',
      href: '/docs/api/email/',
      hint: 'Which headers you can set, and which we set.',
    },
    {
      label: 'Repeat a part of a template',
      href: '/docs/template-iteration-group/',
      hint: 'Put ten messages into one summary.',
    },
    {
      label: 'Schedule an email',
      href: '/docs/scheduled-email-delivery/',
      hint: 'Send it in three minutes, or cancel it if the message is read.',
    },
    {
      label: 'DMARC checker',
      href: '/tools/dmarc-checker/',
      hint: 'Check whether the subdomain for notifications is covered.',
    },
  ],
  faq: [
    {
      question: 'Does a message notification need an unsubscribe link?',
      answer:
        'Treat it as if it did. It is sent again and again, and Google lists notifications among the messages it counts as subscriptions. A mute link costs you one line, while a spam report costs you reputation with everyone at that mailbox provider.',
    },
    {
      question: 'How does one-click unsubscribe work here?',
      answer:
        'The mailbox provider shows its own button next to your name. When it is clicked, the provider sends a POST request with the body List-Unsubscribe=One-Click to your mute URL. Your server looks up the token, mutes the conversation and responds with 200. The reader never leaves the inbox.',
    },
    {
      question: 'Should one click mute one conversation or everything?',
      answer:
        'The button says “unsubscribe” without saying how far that goes. Muting one conversation is fine if another link turns off all of them. If someone mutes three conversations in a day, offer in your product to turn off everything.',
    },
    {
      question: 'Can people answer by replying to the email?',
      answer:
        'Only if you build it: a reply address with a token for each reader, code that removes quotes and signatures, and a check that the sender is the person the token belongs to. Until then, say that replies are not read, as this template does.',
    },
    {
      question: 'How do the emails of a conversation stay together?',
      answer:
        'Keep the subject the same, and give every email of the conversation the same generated message ID in its References header (RFC 5322, section 3.6.4). Mail clients group messages differently, so test it with the ones your customers use.',
    },
    {
      question: 'What belongs in the email when messages are confidential?',
      answer:
        'Say only that there is a message, and link to it. Leave out the excerpt, use the third subject, and send “a participant” as the sender and a number as the conversation.',
    },
  ],
});
