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
      advice: 'An order in five words. It suits people who sit and wait for it.',
    },
    {
      text: 'gap__name: is {{email}} your address?',
      advice:
        'Shows the mistake where there is one. Long addresses are cut on a phone, so it is not the first choice.',
    },
    {
      text: 'One step left to open your gap__name account',
      advice:
        'For a sign-up of several pages, where “confirm” might sound like something already done.',
    },
  ],
  preheader,
  preheaderAdvice:
    'Answers the question behind every confirmation email, which is how much work it will be. Then the deadline, since this mail is often put off until the evening.',
  props: [
    {
      name: 'email',
      type: 'email',
      required: true,
      description:
        'As it was typed. A reader who sees the typo knows why nothing arrived elsewhere.',
      example: 'ana@customer.example',
    },
    {
      name: 'activateUrl',
      type: 'url',
      required: true,
      description: 'The confirmation page with its token, over HTTPS.',
      example: 'https://app.acme.example/activate?token=Zk31v8QmXw7nT0cB5yRjL2',
    },
    {
      name: 'expiresIn',
      type: 'string',
      required: false,
      fallback: '24 hours',
      description: 'How much time there is. It is said in hours, not as a date.',
      example: '24 hours',
    },
    {
      name: 'keptFor',
      type: 'string',
      required: false,
      fallback: '7 days',
      description: 'When sign-ups that no one confirms are deleted. Keep the promise.',
      example: '7 days',
    },
    {
      name: 'resendUrl',
      type: 'url',
      required: true,
      description: 'A page that sends again and lets people mend the address.',
      example: 'https://app.acme.example/activate/again',
    },
    {
      name: 'aboutUrl',
      type: 'url',
      required: true,
      description: 'Your front page, for those who wonder who you are.',
      example: 'https://acme.example/',
    },
  ],
  html: (props, theme) => createElement(AccountActivation, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The one thing to do',
      note: 'A verb and your name. Whoever signed up a minute ago finds it without reading the sender.',
    },
    {
      part: 'preheader',
      title: 'How much work',
      note: 'One press. People put off what sounds like a form.',
    },
    {
      part: 'name',
      title: 'The name from the sign-up page',
      note: 'Written as on the page they come from. If company and product have different names, use the product’s.',
    },
    {
      part: 'heading',
      title: 'A question',
      note: 'It can be answered with no. A heading like “Welcome” would be wrong for everybody who never signed up.',
    },
    {
      part: 'text',
      title: 'What happened',
      note: '“Someone”, until the reader says otherwise, and the address in full. No name in the greeting: it was typed by a person you know nothing about.',
    },
    {
      part: 'button',
      title: 'The answer',
      note: 'Reads as a sentence that the reader speaks. It leads to a page with a button of its own, so that a scanner confirms nothing.',
    },
    {
      part: 'text',
      title: 'Deadline, and what comes after',
      note: 'They will have to sign in. Told now, it is a step; told later, it looks like a fault.',
    },
    {
      part: 'aside',
      title: 'For latecomers',
      note: 'Someone with a dead link writes to support, or leaves. Here the way on is in the email itself.',
    },
    {
      part: 'aside',
      title: 'For strangers',
      note: 'Three promises: no use before a yes, no more mail, deletion. All three are for your system to keep.',
    },
    {
      part: 'aside',
      title: 'The button’s address',
      note: 'Some read mail in a client that shows no buttons. Others want to see the domain before they press.',
    },
    {
      part: 'footer',
      title: 'Why you get this',
      note: 'Where the address came from, and a link to what you do. It is the only place for that in this mail.',
    },
  ],
  rules: {
    do: [
      'Send within seconds. The reader has the tab still open.',
      'Show the address on the waiting page too, with a way to change it.',
      'Keep old links dead once a new one is out, and explain it on the page.',
      'Delete what no one confirmed, on the day you named.',
      'Count how many confirm. A sudden drop is a delivery problem or a flood of robots.',
    ],
    avoid: [
      'Greet by the name from the form. It can hold an advert with a link.',
      'Confirm by the mere opening of the page.',
      'Sign people in through the link. It proves an inbox, not a person.',
      'Send three reminders. One, a day before the end, is plenty.',
      'Tell the form’s visitor that the address is already taken.',
    ],
  },
  security: {
    lead: 'Until the address is confirmed, it may belong to someone who never signed up, so nothing should happen on their behalf before that.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP is its cheat sheets on input validation and on authentication; MSRC is the Microsoft Security Response Center.',
    notes: [
      {
        title: 'Make the token long and random',
        note: 'At least 32 characters from a secure source, one use, and a limit in time. OWASP gives eight hours as an example; NIST allows a day for codes that go to an email address.',
        source: {label: 'OWASP, on proving an address', href: VALIDATION},
      },
      {
        title: 'Never open an account ahead of its owner',
        note: 'Of 75 services that were studied in 2022, at least 35 let an attacker sign up first with a victim’s address and stay inside after the victim came. Unconfirmed accounts must not hold sessions, linked logins or pending changes that outlive the confirmation.',
        source: {
          label: 'MSRC, on accounts hijacked in advance',
          href: 'https://msrc.microsoft.com/blog/2022/05/pre-hijacking-attacks/',
        },
      },
      {
        title: 'Ask for the password afterwards',
        note: 'The link shows that an inbox can be read. Signing in is a step of its own, with everything else you ask for.',
        source: {label: 'OWASP, after the proof', href: VALIDATION},
      },
      {
        title: 'Let four things end a link',
        note: 'Its use, its age, a newer link, and a change of the address. Then say on the page which one it was.',
        source: {label: 'GOV.UK, on expiry', href: GOV_UK},
      },
      {
        title: 'One answer for new and known addresses',
        note: '“A link to activate your account has been sent” fits both. To a known address, send a note that an account exists already, and how to get in.',
        source: {
          label: 'OWASP, on answers that give nothing away',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#authentication-and-error-messages',
        },
      },
      {
        title: 'Expect robots at the form',
        note: 'They enter other people’s addresses by the thousand, for spite or to bury a warning in a full inbox. Limit by network and by address, and watch for sign-ups that no one ever confirms.',
      },
      {
        title: 'Confirm by a press on your page',
        note: 'Security gateways fetch every link in a mail before it is delivered. If fetching is enough, your list fills with addresses that no person has seen.',
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
      hint: 'The next letter, once the answer was yes.',
    },
    {
      label: 'Email validator',
      href: '/tools/email-validator/',
      hint: 'Catch the typo before the email is sent.',
    },
    {
      label: 'Fill template props',
      href: '/docs/template-props/',
      hint: 'Gaps, fallbacks, and what is escaped where.',
    },
    {
      label: 'Webhooks',
      href: '/docs/webhooks/',
      hint: 'Hear of a bounce while the visitor is still there.',
    },
  ],
  faq: [
    {
      question: 'Do I need to confirm addresses at all?',
      answer:
        'If email is how people get back in, or if it carries anything private: yes. A wrong address hands both to a stranger. If you only send a receipt, a second look at the form may do. GOV.UK tells its own teams to confirm in those two cases only, because the detour through the inbox gets in people’s way.',
    },
    {
      question: 'Should people wait outside until they confirm?',
      answer:
        'Not always. You can let them in at once and hold back what could hurt someone: inviting others, sending mail, seeing data tied to the address. Remind them on every visit. Close the door for good only when the deadline has passed.',
    },
    {
      question: 'What should happen when someone presses an old link?',
      answer:
        'Show why it is dead: used, too old, or replaced. If it was used and the account is open, lead to the sign-in page without any fuss, since most second presses are the same person looking for the way in. Else offer a new email there and then.',
    },
    {
      question: 'Is the activation email double opt-in?',
      answer:
        'It confirms an address for an account. It is no consent to a newsletter, and a ticked box on the same form is a matter of its own. If you want both, ask twice, and keep a record of each answer with its time.',
    },
    {
      question: 'Why does the example not say hello?',
      answer:
        'A name from a sign-up form is text by a stranger, which you would be sending to someone else under your own domain. Spammers fill that field with links. After the confirmation you may use it: see the welcome email.',
    },
    {
      question: 'My activation emails land in spam. Why?',
      answer:
        'New domain, no record of good mail, and many addresses that bounce: all three come together on the day you open the doors. Sign with DKIM under your own domain, check syntax and domain of an address before you send, and send these emails from another identity than your campaigns.',
    },
  ],
});
