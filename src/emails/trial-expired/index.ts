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
    'A calm email for the end of a free trial: what stays, what is paused, how long data is kept, and one button. As HTML, text or React, with its API call.',
  moment: 'billing',
  sender: 'hello@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: 'Your gap__name trial has ended',
      advice: 'It states a fact, and does not need urgency.',
    },
    {
      text: 'Your gap__name workspace is kept until {{keptUntil}}',
      advice:
        'For trials in which people do a lot of work, because it answers their first question.',
    },
    {
      text: 'gap__name: {{workspace}} is paused, and nothing is lost',
      advice:
        'For readers with several workspaces. The reminder before deletion needs a subject and a text of its own.',
    },
  ],
  preheader,
  preheaderAdvice:
    'The subject raises two questions: was I charged, and is my work gone? The preheader answers both in the inbox.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name, if you asked for it.',
      example: 'Jonas',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The person who started the trial.',
      example: 'jonas@customer.example',
    },
    {
      name: 'workspace',
      type: 'string',
      required: true,
      description: 'The workspace, with the name that the reader gave it.',
      example: 'Fjord Bikes',
    },
    {
      name: 'endedOn',
      type: 'string',
      required: true,
      description: 'The day it ended, because the email may be read a week later.',
      example: '20 November 2026',
    },
    {
      name: 'contents',
      type: 'string',
      required: true,
      description: 'A count of what they created, because no one remembers it exactly.',
      example: '4 projects, 31 pages, 2 colleagues',
    },
    {
      name: 'stillWorks',
      type: 'string',
      required: true,
      description: 'What still works without a plan.',
      example: 'Log in, read, export',
    },
    {
      name: 'paused',
      type: 'string',
      required: true,
      description: 'What no longer works, in the words of your menus.',
      example: 'Editing and publishing',
    },
    {
      name: 'keptUntil',
      type: 'string',
      required: true,
      description: 'The last day before the data is deleted.',
      example: '20 January 2027',
    },
    {
      name: 'plansUrl',
      type: 'url',
      required: true,
      description: 'Page with the plans, with this workspace already selected.',
      example: 'https://app.acme.example/fjord-bikes/plans',
    },
    {
      name: 'exportUrl',
      type: 'url',
      required: true,
      description: 'Page to export the data, after a login.',
      example: 'https://app.acme.example/fjord-bikes/export',
    },
    {
      name: 'supportEmail',
      type: 'email',
      required: true,
      description: 'Someone who can extend a trial.',
      example: 'help@acme.example',
    },
  ],
  html: (props, theme) => createElement(TrialExpired, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The plain fact',
      note: 'No “last chance” and no hourglass. Readers can plan with it and find it again.',
    },
    {
      part: 'preheader',
      title: 'Two questions answered',
      note: 'Nothing was charged, nothing is lost, and there is a date.',
    },
    {
      part: 'heading',
      title: 'The same fact, larger',
      note: 'The subject and the heading agree, so readers do not have to compare them.',
    },
    {
      part: 'text',
      title: 'What it cost',
      note: 'It cost nothing, and will not unless they choose a plan. Many readers have been billed by surprise elsewhere.',
    },
    {
      part: 'details',
      title: 'The current state',
      note: 'What exists, what works, what is paused, and until when. Four lines are easier to read than a paragraph.',
    },
    {
      part: 'text',
      title: 'What a plan changes',
      note: 'One sentence is enough. Prices and features are on the page, where readers can compare them.',
    },
    {
      part: 'button',
      title: 'A link to plans, not a purchase',
      note: '“See plans” says what happens. “Upgrade now” asks for a decision that no one makes in an inbox.',
    },
    {
      part: 'aside',
      title: 'How to leave',
      note: 'When the data is deleted, when they get the last reminder, and how to export their work.',
    },
    {
      part: 'footer',
      title: 'A contact who can help',
      note: 'People get sick or go on vacation during a trial, and a few more days cost you little.',
    },
  ],
  rules: {
    do: [
      'Send it on the day the trial ends, in the morning of the reader’s time zone.',
      'Count what they have created, which is your best argument.',
      'Keep reading and exporting possible until the data is deleted.',
      'Send one reminder, a week before anything is deleted.',
      'Delete the data right after the day you named, and backups on their schedule.',
    ],
    avoid: [
      'Count down the hours to a deadline that you extend anyway.',
      'Lock people out of what they have created.',
      'Send a discount immediately. The next trial user will wait for it.',
      'Continue with weekly newsletters, which need consent.',
      'Use this email if the trial turns into a paid plan automatically.',
    ],
  },
  security: {
    isLegal: true,
    lead: 'When a trial ends, you still store other people’s data, and perhaps an API key that works. Both need a date on which they are deleted.',
    checkedOn: '2026-11-21',
    sources:
      'GDPR is Regulation (EU) 2016/679, and Directive 2005/29/EC is about unfair commercial practices. This is a summary, not legal advice.',
    notes: [
      {
        title: 'Keep data no longer than needed',
        note: 'Personal data may be stored for as long as its purpose requires. For a trial that no one continues, that means weeks and not years.',
        source: {label: 'GDPR, Article 5(1)(e)', href: GDPR},
      },
      {
        title: 'Name the same date in your privacy notice',
        note: 'You have to tell people how long you store their data when you collect it. The date in this email has to match the period in your privacy notice.',
        source: {label: 'GDPR, Article 13(2)(a)', href: GDPR},
      },
      {
        title: 'Put the export behind a login',
        note: 'An export contains everything. Link to a page that requires a login, and let the URL of the file expire within minutes.',
      },
      {
        title: 'Pause API access first',
        note: 'Pause API keys, webhooks and scheduled jobs of the workspace when the trial ends. Keep them until the data is deleted, so that they work again once a plan is chosen.',
      },
      {
        title: 'No false urgency',
        note: 'Falsely stating that an offer will only be available for a very limited time is unfair to consumers in all circumstances.',
        source: {
          label: 'Directive 2005/29/EC, Annex I, 7',
          href: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
        },
      },
      {
        title: 'Delete what you said you would delete',
        note: 'Use a job with a log, check the number of deleted workspaces, and test that an old link no longer opens one. Include files, the search index and copies at your providers.',
      },
      {
        title: 'Tell colleagues as well',
        note: 'People who were invited have data in the workspace, too. Tell them in the product that it ends, and when.',
      },
    ],
  },
  related: [
    {
      label: 'Set up an onboarding sequence',
      href: '/docs/setup-onboarding-sequence/',
      hint: 'The emails that help people choose a plan in time.',
    },
    {
      label: 'Schedule an email',
      href: '/docs/scheduled-email-delivery/',
      hint: 'Send the reminder a week before the date.',
    },
    {
      label: 'Canceled subscription email',
      href: '/transactional-email-templates/canceled-subscription/',
      hint: 'For customers who had a paid plan.',
    },
    {
      label: 'SaaS churn calculator',
      href: '/tools/saas-churn-calculator/',
      hint: 'See what a lower churn rate is worth.',
    },
  ],
  faq: [
    {
      question: 'When should I send the trial expired email?',
      answer:
        'On the day itself, after a warning about three days earlier. If the trial ends at midnight, wait until the morning, because an email at night looks like an alarm.',
    },
    {
      question: 'How long should I keep the data of an expired trial?',
      answer:
        'For as long as people still come back, and no longer. Look at your own numbers: if no one returns after two months, keep it for two months. The example keeps it for 61 days. Put the period into your privacy notice.',
    },
    {
      question: 'Our trial turns into a paid plan automatically. Which email do I need?',
      answer:
        'A different one, and earlier. Before the first charge, say how much it is, when it is due, and how to cancel, and send a receipt afterwards. “You have not been charged” must never be sent to someone who has been.',
    },
    {
      question: 'Should it offer a discount?',
      answer:
        'Not in the first email. People who wanted to pay would pay less, and the others did not leave because of the price. If you have an offer later, send it as marketing, to people who agreed to receive it.',
    },
    {
      question: 'Can I ask why they did not choose a plan?',
      answer:
        'Ask in a second email a few days later, from a person, with one question that people can answer by replying. In this email, the question would look like a condition for the button next to it.',
    },
  ],
});
