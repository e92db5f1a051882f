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
      text: '{{senderName}} wrote in {{conversation}} (gap__name)',
      advice:
        'The same for each message of a conversation, so that mail programs can keep them together.',
    },
    {
      text: 'New message from {{senderName}} on gap__name',
      advice:
        'Where people write to each other directly, and conversations have no name.',
    },
    {
      text: 'gap__name: a message is waiting for you',
      advice:
        'For health, law, money: it names no one. Leave out the excerpt as well, or the preheader gives away what the subject hides.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It is the message itself, or as much as fits. Many readers have what they need before the email is open. Where that is too much for a lock screen, leave out the excerpt and the fallback stands in.',
  props: [
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Who gets it. One reader for each email.',
      example: 'ana@customer.example',
    },
    {
      name: 'senderName',
      type: 'string',
      required: true,
      description: 'Who has written, by their name in your product.',
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
      fallback: 'Open the conversation to read it.',
      description:
        'The beginning, about 200 characters. Leave it out to keep it private.',
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
      description: 'The message itself, not the inbox above it.',
      example: 'https://app.acme.example/c/website-relaunch#m-2207',
    },
    {
      name: 'muteUrl',
      type: 'url',
      required: true,
      description: 'Ends these emails: by POST at once, by hand after a question.',
      example: 'https://app.acme.example/mute?t=77b0a2f96c13',
    },
    {
      name: 'settingsUrl',
      type: 'url',
      required: true,
      description: 'Which notices come by email, and how often.',
      example: 'https://app.acme.example/settings/notifications',
    },
  ],
  html: (props, theme) => createElement(NewMessageNotification, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'A subject that stays',
      note: 'Who and where, never a counter or a date. Ten messages become one conversation in the inbox.',
    },
    {
      part: 'preheader',
      title: 'The first words',
      note: 'Straight from the message. A notification that only says there is something to see is a tease.',
    },
    {
      part: 'heading',
      title: 'A person wrote',
      note: 'Their name comes first; that of your product stands above, small.',
    },
    {
      part: 'text',
      title: 'Where and when',
      note: 'On one quiet line. In a busy week people get to this email two days late.',
    },
    {
      part: 'aside',
      title: 'The excerpt',
      note: 'Set off by a bar, so that no one takes another person’s words for yours. It finds its own reading direction, because teams write in more than one.',
    },
    {
      part: 'button',
      title: 'To the message',
      note: 'It opens the very message, scrolled into sight. Landing on a dashboard is how answers get lost.',
    },
    {
      part: 'text',
      title: 'Where an answer goes',
      note: 'If replies are not read, say it, and let the reply address answer with that sentence too.',
    },
    {
      part: 'footer',
      title: 'Why you get it',
      note: 'A reason that can be changed: you follow, you were mentioned, you own the ticket.',
    },
    {
      part: 'footer',
      title: 'Quiet, here or everywhere',
      note: 'The first link ends one conversation; its address stands in the List-Unsubscribe header too. The second leads to all settings, for those who want a daily summary or nothing.',
    },
  ],
  rules: {
    do: [
      'Wait two or three minutes. If the message has been read by then, send nothing.',
      'Gather a burst of messages into one email.',
      'Set List-Unsubscribe and List-Unsubscribe-Post on every one.',
      'Send from a subdomain of its own, apart from passwords and receipts.',
      'Keep the subject, and set References, so that the emails of a conversation stay together.',
      'Let people choose: at once, once a day, or not at all.',
    ],
    avoid: [
      'Hide the words to make people click. They mute you instead.',
      'Ask for a sign-in before someone may unsubscribe.',
      'Turn links in the excerpt into live ones: they are another person’s.',
      'Send what the reader wrote back to the reader.',
      'Switch notifications on again with a new release.',
    ],
  },
  security: {
    lead: 'A password email is sent because its reader asked for it a minute ago. This one is sent because someone else did something, and goes on until it is stopped. That makes it a subscription, with rules of its own.',
    checkedOn: '2026-11-21',
    sources:
      'Gmail stands for Google’s guidelines for subscription messages. The RFCs are the standards of the IETF.',
    notes: [
      {
        title: 'Not transactional by nature',
        note: 'Gmail counts some kinds of notification as subscription messages and wants one-click unsubscribe on them, honoured within 48 hours. Password resets, receipts and one-time codes are not meant.',
        source: {label: 'Gmail, on what counts', href: GMAIL_SUBSCRIPTIONS},
      },
      {
        title: 'Two headers, one address',
        note: 'List-Unsubscribe has the HTTPS address, List-Unsubscribe-Post says that it takes one click. The call above sets both. A DKIM signature has to cover the two of them.',
        source: {label: 'RFC 8058, 3.1 and 4', href: `${RFC_8058}#section-3.1`},
      },
      {
        title: 'POST mutes, GET asks',
        note: 'Scanners fetch addresses out of headers too, which is why the standard was written. Let only the POST act. Whoever opens the address by hand gets a page with a button.',
        source: {label: 'RFC 8058, 1', href: `${RFC_8058}#section-1`},
      },
      {
        title: 'Know the reader by the address alone',
        note: 'The POST comes from a mail provider, without cookies and without a sign-in, and must not be redirected. So the address holds an opaque token that is hard to forge, for one reader and one conversation.',
        source: {label: 'RFC 8058, 3.1 and 3.2', href: `${RFC_8058}#section-3.2`},
      },
      {
        title: 'Apart from what must arrive',
        note: 'People report notices as spam when they can’t find the switch. Google advises different addresses for the two kinds, so that the complaints do not cost you the password emails.',
        source: {label: 'Gmail, on addresses', href: GMAIL_SUBSCRIPTIONS},
      },
      {
        title: 'Other people’s words',
        note: 'The excerpt can hold anything: markup, a thousand line breaks, signs that turn the reading direction. Escape it, put it on one line, cut it. The engine of this page does all three.',
      },
      {
        title: 'Who may still read it',
        note: 'Check rights when the email leaves, not when the message was written. In those three minutes someone may have left the team.',
      },
      {
        title: 'No answers from robots',
        note: 'Auto-Submitted: auto-generated tells holiday notices to keep still.',
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
      hint: 'Which you may set, and which are ours.',
    },
    {
      label: 'Repeat a part of a template',
      href: '/docs/template-iteration-group/',
      hint: 'Ten messages in one summary.',
    },
    {
      label: 'Schedule an email',
      href: '/docs/scheduled-email-delivery/',
      hint: 'Send it in three minutes, cancel it when the message is read.',
    },
    {
      label: 'DMARC checker',
      href: '/tools/dmarc-checker/',
      hint: 'Is the subdomain for notices covered?',
    },
  ],
  faq: [
    {
      question: 'Does a message notification need an unsubscribe link?',
      answer:
        'Treat it as if it did. It comes again and again, and Google names notifications among the messages it counts as subscriptions. A mute link costs you one line; a spam report costs you reputation with everybody who reads at that provider.',
    },
    {
      question: 'How does one-click unsubscribe work here?',
      answer:
        'The mail provider shows its own button next to your name. When it is pressed, the provider sends a POST with the body List-Unsubscribe=One-Click to the mute address. Your server looks up the token, mutes the conversation and answers with 200. The reader never leaves the inbox.',
    },
    {
      question: 'Should one click mute one conversation or everything?',
      answer:
        'The reader sees “unsubscribe”, not how far it goes. One conversation is fair when a second press elsewhere works too. If someone uses it on three of them within a day, offer to stop all, in the product.',
    },
    {
      question: 'Can people answer by replying to the email?',
      answer:
        'Only if you build it: a reply address with a token for each reader, quotes and signatures cut off, and a check that the sender is who the token belongs to. Until then, say that replies are not read, as the template does.',
    },
    {
      question: 'How do the emails of a conversation stay together?',
      answer:
        'Keep the subject the same, and give each email of the conversation the same made-up message id in its References header (RFC 5322, section 3.6.4). How a mail program groups is its own affair, so test it with those your customers use.',
    },
    {
      question: 'What belongs in the email when messages are confidential?',
      answer:
        'That there is one, and the way to it. Leave out the excerpt, take the third subject, put “Someone” for the sender and a number for the conversation.',
    },
  ],
});
