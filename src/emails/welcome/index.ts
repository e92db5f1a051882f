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
      text: 'Your gap__name account is open',
      advice:
        'Plain, and easy to find again in a year, when someone looks for the address they signed up with.',
    },
    {
      text: 'Welcome to gap__name: where to begin',
      advice: 'Warmer, with a reason to open it. Everybody’s welcome email starts alike.',
    },
    {
      text: '{{firstStep}} in gap__name',
      advice:
        'The task itself. Good when one step decides whether people stay; it must be true for every reader.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The first step and how long it takes. Readers decide by that whether it is for now or for the weekend, so the time has to be honest.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'Only after the address is confirmed, and checked: letters, no links.',
      example: 'Ana',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'What they sign in with. It is forgotten sooner than you think.',
      example: 'ana@customer.example',
    },
    {
      name: 'firstStep',
      type: 'string',
      required: true,
      description: 'Label of the button: a verb and its object.',
      example: 'Make your first project',
    },
    {
      name: 'firstStepUrl',
      type: 'url',
      required: true,
      description: 'Opens that very screen, also after a sign-in on the way.',
      example: 'https://app.acme.example/projects/new',
    },
    {
      name: 'takes',
      type: 'string',
      required: true,
      description: 'Measured with people who have not seen the product before.',
      example: 'about five minutes',
    },
    {
      name: 'outcome',
      type: 'string',
      required: true,
      description:
        'What they will have in hand. It ends the sentence “Afterwards you have”.',
      example: 'a project that you can share with your team',
    },
    {
      name: 'signInUrl',
      type: 'url',
      required: true,
      description: 'Short enough to be typed. People open welcome emails for it.',
      example: 'https://app.acme.example/',
    },
    {
      name: 'plan',
      type: 'string',
      required: true,
      description: 'The plan by the name on the pricing page.',
      example: 'Trial, with all features',
    },
    {
      name: 'trialEndsOn',
      type: 'string',
      required: true,
      description: 'A date, with its year. “In 14 days” is wrong from tomorrow on.',
      example: '5 December 2026',
    },
    {
      name: 'guideUrl',
      type: 'url',
      required: true,
      description: 'The beginning of your docs, not their front page.',
      example: 'https://acme.example/guide/start',
    },
  ],
  html: (props, theme) => createElement(Welcome, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'Easy to find again',
      note: 'With “account” in it. This email is searched for more often than it is read.',
    },
    {
      part: 'preheader',
      title: 'The step and its length',
      note: 'So the first thing about your product is a task of known size.',
    },
    {
      part: 'name',
      title: 'The sender they will meet again',
      note: 'Same name and domain as all later emails. What people write back to now goes into their address book.',
    },
    {
      part: 'heading',
      title: 'A greeting, and that’s it',
      note: 'Four words. The story of how you founded the company has a page of its own.',
    },
    {
      part: 'text',
      title: 'Open, and how to start',
      note: 'Confirms that nothing is missing: no second confirmation, no waiting for approval.',
    },
    {
      part: 'button',
      title: 'The first step',
      note: 'One. With five, people choose none and mean to come back. Its label is a prop, so that you can send different readers to different steps.',
    },
    {
      part: 'text',
      title: 'What they get for it',
      note: 'A thing, not a feeling. It follows the button, as the answer to “and then?”.',
    },
    {
      part: 'details',
      title: 'Three facts to keep',
      note: 'Address, plan, last day. The date of the end stands in the first email, so no one can call the last one a surprise.',
    },
    {
      part: 'text',
      title: 'The door',
      note: 'Written out, so that it can be read off a phone and typed on a laptop.',
    },
    {
      part: 'aside',
      title: 'Someone is there',
      note: 'Replies are the best thing this email can bring you. What people ask in their first hour belongs into the product.',
    },
    {
      part: 'footer',
      title: 'A promise about the next emails',
      note: 'There is one welcome. Anything more is a choice they made on the form.',
    },
  ],
  rules: {
    do: [
      'Send it once the address is confirmed, in the same minute.',
      'Choose the first step from your data: what did those who stayed do first?',
      'Write the end of the trial as a date.',
      'Answer the replies. Put the name of whoever does under the email, if you like.',
      'Leave it out for people who join a team that exists. They need another letter.',
    ],
    avoid: [
      'List your features. They have just read that page.',
      'Send it from no-reply. It says the opposite of the text.',
      'Put a password in it, or half of one, or a hint.',
      'Sell the bigger plan in the first hour.',
      'Hang a course of seven emails on it without asking.',
    ],
  },
  security: {
    lead: 'This email goes to any address that was typed into a form, with text from that form in it. That is why it is abused so often.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP is its cheat sheets on authentication and input validation. Where law is touched, ask a lawyer about your case.',
    notes: [
      {
        title: 'Confirm first, welcome after',
        note: 'An email address may serve as a user name, says OWASP, if it is verified at sign-up. Before that, a cheerful letter goes to whoever was entered.',
        source: {
          label: 'OWASP, on user names',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html#usernames',
        },
      },
      {
        title: 'Keep adverts out of the greeting',
        note: 'Spammers sign up other people and write “Win money at …” where the name goes. Your server sends it, signed by you. Refuse names with a slash, a full stop between letters or more than forty characters.',
        source: {
          label: 'Sophos, on sign-up forms that send spam',
          href: 'https://news.sophos.com/en-us/2019/04/11/serious-security-how-web-forms-can-steal-your-bandwidth-and-harm-your-brand/',
        },
      },
      {
        title: 'No secret belongs in it',
        note: 'It will lie in the inbox for years. A first password or a key that works without sign-in would lie there too. ASVS wants any secret your system makes up to end soon or at its first use.',
        source: {
          label: 'ASVS 5.0, V6.4',
          href: 'https://github.com/OWASP/ASVS/blob/v5.0.0/5.0/en/0x15-V6-Authentication.md',
        },
      },
      {
        title: 'Know when it becomes advertising (US)',
        note: 'Account facts and offers in one email: it counts as commercial if the subject reads like an offer, or if the facts do not come first. Then the rules of CAN-SPAM apply in full.',
        source: {
          label: 'FTC, guide to CAN-SPAM',
          href: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
        },
      },
      {
        title: 'And in the EU',
        note: 'Direct marketing by email needs consent beforehand. For customers there is an exception: your own similar products, with a free way to say no when the address is taken and in each message.',
        source: {
          label: 'Directive 2002/58/EC, Article 13',
          href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32002L0058',
        },
      },
      {
        title: 'Links that hold no token',
        note: 'Every address in this email opens a page that asks who you are. So it can be forwarded to a colleague, which with a welcome email happens often.',
      },
    ],
  },
  related: [
    {
      label: 'Set up an onboarding sequence',
      href: '/docs/setup-onboarding-sequence/',
      hint: 'This letter as the first of four, stopped when no longer needed.',
    },
    {
      label: 'Account activation email',
      href: '/transactional-email-templates/account-activation/',
      hint: 'The question that comes before the welcome.',
    },
    {
      label: 'Contact profiles',
      href: '/docs/contact-profiles-quickstart/',
      hint: 'Know who has taken the first step.',
    },
    {
      label: 'Verify sending identities',
      href: '/docs/sending-identities/',
      hint: 'Be known before the first thousand sign up.',
    },
  ],
  faq: [
    {
      question: 'When should a welcome email be sent?',
      answer:
        'Right after the address is confirmed, while the person is still in your product. An hour later it interrupts something else. If there is no confirmation step, send it after the first sign-in, which tells you at least that someone knows the password.',
    },
    {
      question: 'Welcome and activation in one email?',
      answer:
        'It saves a letter and blurs both. A reader who never signed up does not want to be welcomed, and one who did may press the big button for the tour and leave the small one alone. Two short emails are read; the second one only goes to people who exist.',
    },
    {
      question: 'Does a welcome email need an unsubscribe link?',
      answer:
        'Not as it stands here: it tells an account’s owner about the account. As soon as offers or tips fill it, it is marketing, and then a way out is due: by law in the US and the EU, and by the rules of Gmail and Yahoo for large senders, who ask for one-click unsubscribe on promotional mail. This is no legal advice.',
    },
    {
      question: 'How many steps should it ask for?',
      answer:
        'One. Ask your data which action in the first two days is most common among those who are still there after two months, and lead to that. Others can follow in later emails, each sent only to people who have not got there yet.',
    },
    {
      question: 'Can the letter differ by kind of user?',
      answer:
        'Yes, without a second template: firstStep, firstStepUrl, takes and outcome are props. A founder gets “Invite your team”, a designer “Import a file”. When the text between them has to differ as well, make two templates.',
    },
    {
      question: 'Should it come from a person?',
      answer:
        'If that person answers. A founder’s name on an automatic email pleases people until they write back and hear nothing. “The Acme team” with real replies does better than a face without them.',
    },
  ],
});
