import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {
  AccountActivation,
  preheader,
  type AccountActivationProps,
} from './AccountActivation';
import {text} from './text';

const VALIDATION =
  'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html#email-address-validation';
const GOV_UK = 'https://design-system.service.gov.uk/patterns/confirm-an-email-address/';

export const accountActivation = defineTemplate<AccountActivationProps>({
  slug: 'account-activation',
  title: 'Account activation email',
  lead: 'Most people who get this email signed up a minute ago and only have to confirm their address. It also says what to do if the address was entered by mistake.',
  description:
    'Account activation email template that confirms an address: one button, a fresh link for latecomers, a way out for strangers. HTML, React and plain text.',
  moment: 'account',
  sender: 'accounts@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Confirm your address for gap__name',
      advice: 'Short and direct. It suits people who are waiting for this email.',
    },
    {
      text: 'gap__name: is {{email}} your address?',
      advice:
        'Shows a mistyped address right away. Long addresses are cut off on a phone, so use it only if typos are common.',
    },
    {
      text: 'One step left to activate your gap__name account',
      advice:
        'For signups with several steps, where “confirm” could sound like something they have already done.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It says what to do, by when and what for, because many people put this email off until the evening.',
  props: [
    {
      name: 'email',
      type: 'email',
      required: true,
      description:
        'The address as it was typed. A reader who spots a typo knows why an earlier email did not arrive.',
      example: 'ana@customer.example',
    },
    {
      name: 'activateUrl',
      type: 'url',
      required: true,
      description: 'The confirmation page with its token, over HTTPS.',
      example:
        'https://app.acme.example/activate?token=Zk31v8QmXw7nT0cB5yRjL2hD9sPqF4uGa6',
    },
    {
      name: 'expiresIn',
      type: 'string',
      required: false,
      fallback: '24 hours',
      description: 'How long the link works, in hours rather than as a date.',
      example: '24 hours',
    },
    {
      name: 'keptFor',
      type: 'string',
      required: false,
      fallback: '7 days',
      description:
        'When you delete signups that no one confirmed. Your system has to do what it says.',
      example: '7 days',
    },
    {
      name: 'resendUrl',
      type: 'url',
      required: true,
      description:
        'A page that sends the email again and lets people correct the address.',
      example: 'https://app.acme.example/activate/again',
    },
    {
      name: 'aboutUrl',
      type: 'url',
      required: true,
      description: 'Your home page, for readers who do not know your product.',
      example: 'https://acme.example/',
    },
  ],
  html: (props, theme) => createElement(AccountActivation, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The one thing to do',
      note: 'A verb and your product name. People who signed up a minute ago find it without reading the sender.',
    },
    {
      part: 'preheader',
      title: 'What to do, and by when',
      note: 'Readers see the deadline before they open the email. Anything that sounds like a form gets postponed.',
    },
    {
      part: 'name',
      title: 'The name from the signup page',
      note: 'Use the name that was on the signup page. If your company and your product have different names, use the product’s.',
    },
    {
      part: 'heading',
      title: 'A question',
      note: 'The question can be answered with no. A heading like “Welcome” would be wrong for everyone who never signed up.',
    },
    {
      part: 'text',
      title: 'What happened',
      note: 'It says “someone” because you do not know yet who signed up, and shows the address in full. There is no name in the greeting, since a stranger may have typed it.',
    },
    {
      part: 'button',
      title: 'The answer',
      note: 'The label is written from the reader’s point of view. The link opens a page with a button of its own, so a mail scanner that follows it confirms nothing.',
    },
    {
      part: 'text',
      title: 'Deadline, and what comes after',
      note: 'Readers have to log in afterwards. If you mention it here, they expect the login page instead of taking it for an error.',
    },
    {
      part: 'aside',
      title: 'For latecomers',
      note: 'Without this link, people whose link has expired write to your support team or give up.',
    },
    {
      part: 'aside',
      title: 'For strangers',
      note: 'The email makes three promises: the address is not used before it is confirmed, gets no more email, and is deleted. Your system has to keep all three.',
    },
    {
      part: 'aside',
      title: 'The button’s address',
      note: 'Some mail clients show no buttons, and some readers want to see the domain before they click.',
    },
    {
      part: 'footer',
      title: 'Why you get this',
      note: 'Says where the address came from and links to a page about your product. Put nothing else here.',
    },
  ],
  rules: {
    do: [
      'Send it within seconds, while the signup page is still open.',
      'Show the address on the waiting page too, and let people change it there.',
      'Invalidate older links when you send a new one, and explain that on the page they open.',
      'Delete unconfirmed signups on the day that the email names.',
      'Track how many people confirm. A sudden drop points to a delivery problem or to bots.',
    ],
    avoid: [
      'Greet people by the name from the form, which may contain an advertisement with a link.',
      'Confirm the address as soon as the page is opened.',
      'Log people in through the link. It proves access to an inbox, but not who they are.',
      'Send reminders. The email promises that there will be none.',
      'Say on the signup form that an address already has an account.',
    ],
  },
  security: {
    lead: 'Until the address is confirmed, it may belong to someone who never signed up, so nothing that could harm its owner should happen before that.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP is its cheat sheets on input validation and on authentication; MSRC is the Microsoft Security Response Center.',
    notes: [
      {
        title: 'Make the token long and random',
        note: 'Use at least 32 characters from a secure source, accept the token once, and let it expire. OWASP gives eight hours as an example, and NIST allows a day for codes that are sent to an email address.',
        source: {label: 'OWASP, on proving an address', href: VALIDATION},
      },
      {
        title: 'End earlier sessions when the address is confirmed',
        note: 'Of 75 services studied in 2022, at least 35 let an attacker sign up with a victim’s address first and stay logged in after the victim joined. Sessions, linked logins and pending changes from before the confirmation must not survive it.',
        source: {
          label: 'MSRC, on pre-hijacked accounts',
          href: 'https://msrc.microsoft.com/blog/2022/05/pre-hijacking-attacks/',
        },
      },
      {
        title: 'Ask for the password afterwards',
        note: 'The link proves that someone can read the inbox. Logging in is a separate step, with the password and everything else you require.',
        source: {label: 'OWASP, after the confirmation', href: VALIDATION},
      },
      {
        title: 'Expire links for four reasons',
        note: 'A link should stop working when it is used, when it is too old, when a newer one is sent, and when the address changes. Say on the page which of these happened.',
        source: {label: 'GOV.UK, on expiry', href: GOV_UK},
      },
      {
        title: 'Respond the same way to new and known addresses',
        note: '“A link to activate your account has been sent” is right in both cases. If the address is known, send an email that says an account exists and how to log in.',
        source: {
          label: 'OWASP, on generic responses',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#authentication-and-error-messages',
        },
      },
      {
        title: 'Expect bots on the signup form',
        note: 'Bots enter other people’s addresses by the thousand, often to bury a security alert under other email. Limit signups by network and by address, and watch for addresses that are never confirmed.',
      },
      {
        title: 'Confirm with a button on your page',
        note: 'Many security gateways open the links in an email before it is delivered. If opening it is enough to confirm, your list fills up with addresses that no person has seen.',
        source: {
          label: 'IBM, on links that scanners open',
          href: 'https://community.ibm.com/community/user/blogs/akshat-rastogi/2025/06/20/safe-links-and-one-time-tokens-in-v10010',
        },
      },
    ],
  },
  related: [
    {
      label: 'Welcome email',
      href: '/transactional-email-templates/welcome/',
      hint: 'The email to send once the address is confirmed.',
    },
    {
      label: 'Email validator',
      href: '/tools/email-validator/',
      hint: 'Catch the typo before the email is sent.',
    },
    {
      label: 'Fill template props',
      href: '/docs/template-props/',
      hint: 'Placeholders, fallbacks, and what is escaped where.',
    },
    {
      label: 'Webhooks',
      href: '/docs/webhooks/',
      hint: 'Find out about a bounce while the visitor is still there.',
    },
  ],
  faq: [
    {
      question: 'Do I need to confirm addresses at all?',
      answer:
        'Yes, if people reset their password by email or if your emails contain anything private, because a mistyped address hands both to a stranger. If you only send a receipt, it can be enough to show the address again in the form. GOV.UK advises its own teams to confirm addresses in those two cases only, because leaving the page for the inbox gets in people’s way.',
    },
    {
      question: 'Should people be able to log in before they confirm?',
      answer:
        'Often they can. Let them in immediately and hold back what could harm others, such as inviting people, sending email, or seeing data that belongs to the address. When the address is confirmed, end every earlier session and ask for a new login. Remind them on every visit, and lock the account only when the deadline has passed. If you let them in, change the sentence “No one can use the account” in the email.',
    },
    {
      question: 'What should happen when someone opens an expired link?',
      answer:
        'Say why the link no longer works: it was used, is too old, or was replaced. If it was used and the account is active, show the login page, since most second clicks come from the same person. Otherwise, offer to send a new email on the same page.',
    },
    {
      question: 'Is the activation email double opt-in?',
      answer:
        'No. It confirms an address for an account and is not consent to a newsletter, even if the signup form has a checkbox for one. If you want both, ask for both, and record each answer with its time.',
    },
    {
      question: 'Why does the example not say hello?',
      answer:
        'The name in a signup form is text from a stranger, and you would be sending it to someone else from your own domain. Spammers fill that field with links. You can use the name once the address is confirmed, as the welcome email does.',
    },
    {
      question: 'My activation emails land in spam. Why?',
      answer:
        'On launch day, several causes come together: a new domain, no sending history, and many addresses that bounce. Sign with DKIM under your own domain, check the syntax and the domain of an address before you send, and use a different sending identity from your campaigns.',
    },
  ],
});
