import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {preheader, TrialExpired, type TrialExpiredProps} from './TrialExpired';
import {text} from './text';

const GDPR = 'https://eur-lex.europa.eu/eli/reg/2016/679/oj';

export const trialExpired = defineTemplate<TrialExpiredProps>({
  slug: 'trial-expired',
  title: 'Trial expired email',
  lead: 'The trial has ended and no plan was chosen. Instead of pressing for a decision, this email says what is still there, until when, and what happens if the reader chooses a plan.',
  description:
    'A calm email for the end of a free trial: what stays, what rests, until when data is kept and one button. As HTML, text or React, with its API call.',
  moment: 'billing',
  sender: 'hello@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name trial has ended',
      advice:
        'Five words, all of them true. There is nothing to improve by adding haste.',
    },
    {
      text: 'Your gap__name workspace is kept until {{keptUntil}}',
      advice: 'Where people put much work into a trial: it answers their first worry.',
    },
    {
      text: 'gap__name: {{workspace}} is paused, nothing is lost',
      advice: 'For readers with several workspaces, and for the reminder a week before.',
    },
  ],
  preheader,
  preheaderAdvice:
    'After a subject about an end come the two fears that everybody has: was I charged, and is my work gone? It settles both before the email is open.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name, if it was ever asked for.',
      example: 'Jonas',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'Who began the trial.',
      example: 'jonas@customer.example',
    },
    {
      name: 'workspace',
      type: 'string',
      required: true,
      description: 'What was tried, by the name the reader gave it.',
      example: 'Fjord Bikes',
    },
    {
      name: 'endedOn',
      type: 'string',
      required: true,
      description: 'The day it ended. The email may be read a week later.',
      example: '20 November 2026',
    },
    {
      name: 'contents',
      type: 'string',
      required: true,
      description: 'What they made, counted. No one remembers it exactly.',
      example: '4 projects, 31 pages, 2 colleagues',
    },
    {
      name: 'stillWorks',
      type: 'string',
      required: true,
      description: 'What can be done without a plan.',
      example: 'Sign in, read, export',
    },
    {
      name: 'paused',
      type: 'string',
      required: true,
      description: 'What has stopped, in the words of your menus.',
      example: 'Editing and publishing',
    },
    {
      name: 'keptUntil',
      type: 'string',
      required: true,
      description: 'The last day of keeping. Deletion follows, as promised.',
      example: '20 January 2027',
    },
    {
      name: 'plansUrl',
      type: 'url',
      required: true,
      description: 'Plans, with this workspace already chosen.',
      example: 'https://app.acme.example/fjord-bikes/plans',
    },
    {
      name: 'exportUrl',
      type: 'url',
      required: true,
      description: 'Where a copy is to be had, after a sign-in.',
      example: 'https://app.acme.example/fjord-bikes/export',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'A person who may extend a trial.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(TrialExpired, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The plain fact',
      note: 'No “last chance”, no hourglass. The reader can plan by it, and finds it again.',
    },
    {
      part: 'preheader',
      title: 'Two fears fewer',
      note: 'No charge, no loss, and a date.',
    },
    {
      part: 'heading',
      title: 'The same fact, larger',
      note: 'Subject and heading agree. Where they differ, people read twice.',
    },
    {
      part: 'text',
      title: 'What it has cost',
      note: 'Nothing, and that it stays so. Many have been billed by surprise somewhere else.',
    },
    {
      part: 'details',
      title: 'The state of things',
      note: 'There, working, paused, until when. Four lines instead of a paragraph to search.',
    },
    {
      part: 'text',
      title: 'What a plan changes',
      note: 'One sentence. Prices and features are on the page, where they can be compared.',
    },
    {
      part: 'button',
      title: 'A look, not a purchase',
      note: '“See the plans” keeps its promise. “Upgrade now” asks for a decision that no one takes in an inbox.',
    },
    {
      part: 'aside',
      title: 'A good way out',
      note: 'When it is deleted, when the last reminder comes, and how to leave with one’s work. People who left well come back.',
    },
    {
      part: 'footer',
      title: 'A person with some room',
      note: 'Holidays and sick children happen in trials. A few days more cost little.',
    },
  ],
  rules: {
    do: [
      'Send it on the day the trial ends, in the reader’s morning.',
      'Count what they have built. It is the best argument you have.',
      'Keep reading and export open until the day of deletion.',
      'Remind once, a week before anything is deleted.',
      'Delete on the day you named, backups by their schedule.',
    ],
    avoid: [
      'Count down the hours to an end that moves when it is reached.',
      'Lock people out of what they have made.',
      'Send a discount at once. The next trial will wait for it.',
      'Go on with weekly letters. Those need consent, this one does not make up for it.',
      'Use this email where the trial turns into a paid plan by itself.',
    ],
  },
  security: {
    lead: 'When a trial ends, you still hold other people’s data, and perhaps an API key that still works. Both need a date on which they go.',
    checkedOn: '2026-11-21',
    sources:
      'GDPR is Regulation (EU) 2016/679, the other directive is 2005/29/EC on unfair commercial practices. A summary, not legal advice.',
    notes: [
      {
        title: 'No longer than needed',
        note: 'Personal data may be kept as long as its purpose lasts. A trial no one goes on with has a purpose for weeks, not for years.',
        source: {label: 'GDPR, Article 5(1)(e)', href: GDPR},
      },
      {
        title: 'The date is a promise you made before',
        note: 'People have to be told how long their data is stored when you collect it. The day in this email and the one in your privacy notice should be one and the same.',
        source: {label: 'GDPR, Article 13(2)(a)', href: GDPR},
      },
      {
        title: 'Hand a copy over, behind a sign-in',
        note: 'An export holds everything. Let the link lead to a page that asks who is there, and let the file’s own address live for minutes.',
      },
      {
        title: 'Stop the machines first',
        note: 'API keys, webhooks and scheduled jobs of the workspace rest from the day the trial ends. Keep them until deletion, so that a plan brings them back.',
      },
      {
        title: 'No false clock',
        note: 'To say falsely that an offer ends very soon, so that people decide in haste, counts as unfair towards consumers in all circumstances.',
        source: {
          label: 'Directive 2005/29/EC, Annex I, 7',
          href: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
        },
      },
      {
        title: 'Delete what you said you would',
        note: 'A job with a log, a count that is looked at, a test that a deleted workspace can’t be opened by an old link. Files, search index and copies at your providers belong to it.',
      },
      {
        title: 'Colleagues count as well',
        note: 'Invited people have data in there too. Tell them in the product that it ends, and on which day.',
      },
    ],
  },
  related: [
    {
      label: 'Set up an onboarding sequence',
      href: '/docs/setup-onboarding-sequence/',
      hint: 'The emails that make this one rarer.',
    },
    {
      label: 'Schedule an email',
      href: '/docs/scheduled-email-delivery/',
      hint: 'The reminder, a week before the day.',
    },
    {
      label: 'Canceled subscription email',
      href: '/transactional-email-templates/canceled-subscription/',
      hint: 'When someone leaves who has paid.',
    },
    {
      label: 'SaaS churn calculator',
      href: '/tools/saas-churn-calculator/',
      hint: 'What trials that come back are worth.',
    },
  ],
  faq: [
    {
      question: 'When should the trial expired email go out?',
      answer:
        'On the day itself, after a warning some three days earlier. If the trial ends at midnight, wait for the morning: a letter in the night about something that ended reads like an alarm.',
    },
    {
      question: 'How long should data of an expired trial be kept?',
      answer:
        'As long as people still come back, and not longer. Look at your own figures: if no one returns after two months, two months it is. The example keeps it for sixty-one days. Write the period into your privacy notice.',
    },
    {
      question: 'Our trial becomes a paid plan by itself. Which email then?',
      answer:
        'Another one, and earlier. Say before the first charge that it is coming, how much and when, and how to stop it, and send a receipt after it. “You have paid nothing” must never go to someone who has.',
    },
    {
      question: 'Should it offer a discount?',
      answer:
        'Not in the first email. Those who meant to pay would pay less, and the others did not stop at the price. If you have an offer later on, send it as what it is: marketing, to people who agreed to get it.',
    },
    {
      question: 'Can I ask why they did not stay?',
      answer:
        'In a second email, some days later, from a person, with one question that can be answered by a reply. In this one it would stand beside the button and look like its price.',
    },
  ],
});
