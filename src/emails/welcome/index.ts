import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {text} from './text';
import {preheader, Welcome, type WelcomeProps} from './Welcome';

export const welcome = defineTemplate<WelcomeProps>({
  slug: 'welcome',
  title: 'Welcome email',
  lead: 'This is the first email from you, and many people keep it. It offers one thing to do now, three facts for later, and an address where a person answers.',
  description:
    'Welcome email template for a SaaS product: one first step with its outcome, account facts worth keeping, a reply that is read. HTML, React and plain text.',
  moment: 'account',
  sender: 'hello@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name account is ready',
      advice:
        'Simple, and easy to find a year later, when someone looks for the address they signed up with.',
    },
    {
      text: 'Welcome to gap__name: where to start',
      advice: 'Friendlier, and it gives a reason to open the email.',
    },
    {
      text: '{{firstStep}} in gap__name',
      advice:
        'It names the task itself. Use it if one step decides whether people stay, and if it is right for every reader.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It names the first step and how long it takes. Readers use that to decide when to do it, so the time has to be realistic.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description:
        'First name, checked for URLs, and only after the address is confirmed.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The address they log in with, which people soon forget.',
      example: 'ana@customer.example',
    },
    {
      name: 'firstStep',
      type: 'string',
      required: true,
      description: 'Label of the button, with a verb and an object.',
      example: 'Create your first project',
    },
    {
      name: 'firstStepUrl',
      type: 'url',
      required: true,
      description: 'Opens the right screen, even if the reader has to log in first.',
      example: 'https://app.acme.example/projects/new',
    },
    {
      name: 'takes',
      type: 'string',
      required: true,
      description:
        'How long it takes, measured with people who have not seen the product before.',
      example: 'about five minutes',
    },
    {
      name: 'outcome',
      type: 'string',
      required: true,
      description:
        'What they will have in hand. It ends the sentence “When you’re done, you’ll have”.',
      example: 'a project that you can share with your team',
    },
    {
      name: 'signInUrl',
      type: 'url',
      required: true,
      description: 'Short enough to type, because people open welcome emails to find it.',
      example: 'https://app.acme.example/',
    },
    {
      name: 'plan',
      type: 'string',
      required: true,
      description: 'The plan, with its name from the pricing page.',
      example: 'Trial, with all features',
    },
    {
      name: 'trialEndsOn',
      type: 'string',
      required: true,
      description: 'A date with the year. “In 14 days” is wrong by tomorrow.',
      example: '5 December 2026',
    },
    {
      name: 'guideUrl',
      type: 'url',
      required: true,
      description: 'The first page of your guide, not the overview of your docs.',
      example: 'https://acme.example/guide/start',
    },
  ],
  html: (props, theme) => createElement(Welcome, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Easy to find again',
      note: 'It contains the word “account”, because people search for this email more often than they read it.',
    },
    {
      part: 'preheader',
      title: 'The first step and how long it takes',
      note: 'Readers learn right away that there is one small task.',
    },
    {
      part: 'name',
      title: 'The usual sender',
      note: 'Use the same name and domain as in all later emails, because people who reply now will add it to their contacts.',
    },
    {
      part: 'heading',
      title: 'Only a greeting',
      note: 'A short greeting is enough. The story of how you founded the company belongs on another page.',
    },
    {
      part: 'text',
      title: 'Open, and how to start',
      note: 'Confirms that nothing is missing, such as another confirmation or an approval.',
    },
    {
      part: 'button',
      title: 'The first step',
      note: 'There is only one, because people who see five choose none. Its label is a prop, so you can send different readers to different steps.',
    },
    {
      part: 'text',
      title: 'What they get',
      note: 'Something they can use or share. It follows the button and answers what comes next.',
    },
    {
      part: 'details',
      title: 'Three facts to keep',
      note: 'Address, plan and last day. If the first email gives the end of the trial, the last one is no surprise.',
    },
    {
      part: 'text',
      title: 'The login page',
      note: 'The URL is written out, so that people can read it on a phone and type it on a laptop.',
    },
    {
      part: 'aside',
      title: 'A person who replies',
      note: 'Replies are the best thing this email can bring you, because what people ask in their first hour should be in the product.',
    },
    {
      part: 'footer',
      title: 'A promise about the next emails',
      note: 'Readers get one welcome email, and anything else only if they chose it in the form.',
    },
  ],
  rules: {
    do: [
      'Send it within a minute after the address is confirmed.',
      'Choose the first step based on your data: what did people who stayed do first?',
      'Give the end of the trial as a date.',
      'Answer every reply, and sign the email with the name of the person who does.',
      'Send a different email to people who join an existing team.',
    ],
    avoid: [
      'List your features, which readers have just seen on your website.',
      'Send it from a no-reply address while asking for replies.',
      'Include a password, a part of one, or a hint.',
      'Sell the bigger plan in the first hour.',
      'Start a series of seven emails without asking.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'This email goes to any address that was entered in a form, and contains text from that form. That is why it is abused so often.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP means its cheat sheets on authentication and input validation. This is not legal advice, so ask a lawyer about your case.',
    notes: [
      {
        title: 'Confirm the address first',
        note: 'According to OWASP, an email address can be used as a user name if it is verified at signup. Before that, your welcome email may go to someone who never signed up.',
        source: {
          label: 'OWASP, on user names',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#usernames',
        },
      },
      {
        title: 'Keep advertisements out of the greeting',
        note: 'Spammers sign up other people and enter “Win money at …” as the name, and your server sends it with your signature. Reject names that contain a URL or a domain name, such as “win.example”. For anything else that looks unusual, leave the name out of the email instead of blocking the signup.',
        source: {
          label: 'Sophos, on sign-up forms that send spam',
          href: 'https://news.sophos.com/en-us/2019/04/11/serious-security-how-web-forms-can-steal-your-bandwidth-and-harm-your-brand/',
        },
      },
      {
        title: 'Include no secrets',
        note: 'The email stays in the inbox for years, and so would an initial password or a key that works without a login. According to ASVS, secrets that your system generates have to expire soon or at their first use.',
        source: {
          label: 'ASVS 5.0, V6.4',
          href: 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md',
        },
      },
      {
        title: 'Know when it becomes advertising (US)',
        note: 'If an email contains both account facts and offers, it is commercial if the subject reads like an offer or if the facts do not come first. The rules of CAN-SPAM then apply in full.',
        source: {
          label: 'FTC, guide to CAN-SPAM',
          href: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
        },
      },
      {
        title: 'When it becomes advertising (EU)',
        note: 'Direct marketing by email requires prior consent. There is an exception for customers: you can advertise your own similar products if people can object free of charge, both when you collect the address and in each message.',
        source: {
          label: 'Directive 2002/58/EC, Article 13',
          href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32002L0058',
        },
      },
      {
        title: 'Links without tokens',
        note: 'No link in this email contains a token, and the account is behind a login, so the email can be forwarded to a colleague, which happens often.',
      },
    ],
  },
  related: [
    {
      label: 'Set up an onboarding sequence',
      href: '/docs/setup-onboarding-sequence/',
      hint: 'For people who agreed to tips: make it the first of four emails, and stop them when they are no longer needed.',
    },
    {
      label: 'Account activation email',
      href: '/transactional-email-templates/account-activation/',
      hint: 'The confirmation that comes before the welcome.',
    },
    {
      label: 'Contact profiles',
      href: '/docs/contact-profiles-quickstart/',
      hint: 'See who has taken the first step.',
    },
    {
      label: 'Verify sending identities',
      href: '/docs/sending-identities/',
      hint: 'Verify your domain before the first thousand people sign up.',
    },
  ],
  faq: [
    {
      question: 'When should a welcome email be sent?',
      answer:
        'Right after the address is confirmed, while the person is still using your product. An hour later, it interrupts something else. Without a confirmation step, send it after the first login, which shows at least that someone knows the password.',
    },
    {
      question: 'Can I combine welcome and activation in one email?',
      answer:
        'You can, but each of them becomes less clear. Readers who never signed up do not want to be welcomed, and readers who did may click the big button for the tour and miss the link to confirm. Send two short emails, with the second only to confirmed addresses.',
    },
    {
      question: 'Does a welcome email need an unsubscribe link?',
      answer:
        'Not in this form, because it tells account owners about their account. Once you add offers or tips, it is marketing. It then needs an unsubscribe link in the US and the EU, and in the US your postal address, too. In addition, Gmail and Yahoo require one-click unsubscribe on promotional email from large senders. This is not legal advice.',
    },
    {
      question: 'How many steps should it ask for?',
      answer:
        'One. Find out which action in the first two days is most common among people who are still there after two months, and lead to that. Other steps can follow in later emails, each sent only to people who have not completed them.',
    },
    {
      question: 'Can the email differ by type of user?',
      answer:
        'Yes, without a second template: firstStep, firstStepUrl, takes and outcome are props. A founder gets “Invite your team”, and a designer gets “Import a file”. If the text between them has to differ as well, create two templates.',
    },
    {
      question: 'Should it come from a person?',
      answer:
        'Only if that person replies. A founder’s name on an automatic email impresses people until they write back and hear nothing, so “The Acme team” with real replies is better.',
    },
  ],
});
