import {createElement} from 'react';
import {defineTemplate} from '../defineTemplate';
import {
  NewOrganizationMember,
  preheader,
  type NewOrganizationMemberProps,
} from './NewOrganizationMember';
import {text} from './text';

const VOCABULARY =
  'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Vocabulary_Cheat_Sheet.html';

export const newOrganizationMember = defineTemplate<NewOrganizationMemberProps>({
  slug: 'new-organization-member',
  title: 'New organization member email',
  lead: 'It tells the admins of a team that someone new has access. Most of them read it in seconds and delete it, but it contains all they need if the new member should not be there.',
  description:
    'An email that tells admins who joined the team: name, role, who let them in, when and from where, and how to undo it. HTML, React, text and the API call.',
  moment: 'team',
  sender: 'notices@acme.example',
  recipient: '{{email}}',
  subjects: [
    {
      text: '{{memberName}} joined {{organization}} on gap__name',
      advice:
        'The whole message in one line: who, where. Most admins need not open it, and that is fine.',
    },
    {
      text: 'New {{role}} in {{organization}} on gap__name',
      advice: 'For teams in which the role matters more than the person.',
    },
    {
      text: 'gap__name: someone new has access to {{organization}}',
      advice:
        'For a shared security mailbox: it sorts by product and says what kind of notice it is.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It answers the two questions that follow the subject, with what rights and through whom, and then lets the reader go.',
  props: [
    {
      name: 'name',
      type: 'string',
      required: false,
      fallback: 'there',
      description: 'First name of the admin who reads this.',
      example: 'Ingrid',
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      description: 'The admin’s address. Send one email to each, not one to all.',
      example: 'ingrid@customer.example',
    },
    {
      name: 'memberName',
      type: 'string',
      required: true,
      description: 'Who joined, in the words of their profile.',
      example: 'Tom Okafor',
    },
    {
      name: 'memberEmail',
      type: 'email',
      required: true,
      description: 'The address they sign in with. It tells a Tom from a “Tom”.',
      example: 'tom@customer.example',
    },
    {
      name: 'organization',
      type: 'string',
      required: true,
      description: 'The team. Admins often look after several.',
      example: 'Harbour Studio',
    },
    {
      name: 'role',
      type: 'string',
      required: true,
      description: 'The role they have from now on.',
      example: 'Editor',
    },
    {
      name: 'addedBy',
      type: 'string',
      required: true,
      description: 'A person, or “your single sign-on” where a rule did it.',
      example: 'Maya Lindqvist',
    },
    {
      name: 'joinedAt',
      type: 'string',
      required: true,
      description: 'Moment of joining, time zone included.',
      example: '21 November 2026, 14:32 CET',
    },
    {
      name: 'place',
      type: 'string',
      required: true,
      description: 'Town and country, from the IP address at acceptance.',
      example: 'Porto, Portugal',
    },
    {
      name: 'seats',
      type: 'string',
      required: true,
      description: 'Seats in use and in the plan: a new member can cost money.',
      example: '12 of 15',
    },
    {
      name: 'membersUrl',
      type: 'url',
      required: true,
      description: 'The member list. A plain address, without a token.',
      example: 'https://app.acme.example/harbour-studio/members',
    },
    {
      name: 'securityEmail',
      type: 'email',
      required: true,
      description: 'A mailbox that someone reads at weekends too.',
      example: 'security@acme.example',
    },
  ],
  html: (props, theme) => createElement(NewOrganizationMember, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The news itself',
      note: 'Not “an update about your team”. A subject that says it all saves the admin a click.',
    },
    {
      part: 'preheader',
      title: 'Rights and route',
      note: 'The role, and who opened the door.',
    },
    {
      part: 'heading',
      title: 'Neutral on purpose',
      note: 'Neither a welcome nor an alarm. The reader knows which of the two it is; you don’t.',
    },
    {
      part: 'text',
      title: 'Permission to stop reading',
      note: '“If you were expecting this, there is nothing to do.” Notices that set people free are the ones they keep reading.',
    },
    {
      part: 'details',
      title: 'Six lines of record',
      note: 'Address, role, who, when, from where, and the seats. Enough to judge by without a sign-in, and enough to find later by searching the inbox.',
    },
    {
      part: 'button',
      title: 'To the list, where it can be undone',
      note: 'It leads to a page behind a sign-in. There is no “remove” in the email, because emails are forwarded.',
    },
    {
      part: 'aside',
      title: 'First aid, in order',
      note: 'Take away the access, then find out. In that order, because finding out takes longer.',
    },
    {
      part: 'aside',
      title: 'By another way',
      note: 'If the inviter’s account is in other hands, a chat message to it asks the intruder. So: by phone, or face to face.',
    },
    {
      part: 'footer',
      title: 'Why you, and why no off switch',
      note: 'An admin who could mute this could be muted by whoever takes over the account.',
    },
  ],
  rules: {
    do: [
      'Send it to every admin, the one who invited included.',
      'Send it the moment access begins, at night too.',
      'Name the person or the rule that let the member in.',
      'Give the address besides the name: display names are free to choose.',
      'Put new admins into an email of their own, never into a summary.',
    ],
    avoid: [
      'Congratulate. Not every new member is good news.',
      'Offer a link that removes someone with one press.',
      'Show the member’s photo: it proves nothing, and pictures are blocked anyway.',
      'List what they have looked at since. That is surveillance, and not this email’s job.',
      'Send one message with all admins in the To line.',
    ],
  },
  security: {
    lead: 'Attackers who get into one account often create a second one, in case the first is closed. This email is how a team notices.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP means the cheat sheets of that project, on logging vocabulary and authorization. ATT&CK is MITRE’s catalog of what attackers do.',
    notes: [
      {
        title: 'A second account is a known trick',
        note: 'ATT&CK lists it as T1136.003: a new cloud account keeps access alive when the first is lost. SaaS is named among the platforms.',
        source: {
          label: 'MITRE ATT&CK, Cloud Account',
          href: 'https://attack.mitre.org/techniques/T1136/003/',
        },
      },
      {
        title: 'The email is not the record',
        note: 'Keep an audit log that admins can read and no one can edit: who added whom, when, with which role. The email points at it.',
        source: {label: 'OWASP, on user events', href: VOCABULARY},
      },
      {
        title: 'Tell people, not only the actor',
        note: 'A notice that goes to the inviter alone goes to the intruder. All admins get it, and the owner even when they are not one.',
      },
      {
        title: 'Changed roles count too',
        note: 'Someone who becomes an admin later is a new admin. Send the same kind of notice, with the old role and the new.',
      },
      {
        title: 'Ask again before taking access away',
        note: 'Removing members is worth a fresh sign-in. Else an open laptop can empty a team.',
      },
      {
        title: 'Check rights where the work is done',
        note: 'Once removed, someone must fail at the very next request, open tabs, API keys and running exports included.',
        source: {
          label: 'OWASP, on checking each request',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html#validate-the-permissions-on-every-request',
        },
      },
      {
        title: 'Only what admins may know anyway',
        note: 'Name, address, role and a rough place stand in the member list as well. Device details and a full IP address stay in the log.',
      },
    ],
  },
  related: [
    {
      label: 'Organization invite email',
      href: '/transactional-email-templates/organization-invite/',
      hint: 'The letter that comes before this one.',
    },
    {
      label: 'Send many emails at once',
      href: '/docs/batch-email-sending/',
      hint: 'One call for all admins, one email for each.',
    },
    {
      label: 'Receive webhooks',
      href: '/docs/webhooks/',
      hint: 'Learn when a notice about access could not be delivered.',
    },
    {
      label: 'Projects',
      href: '/docs/api/projects/',
      hint: 'Keys and scopes of your own account.',
    },
  ],
  faq: [
    {
      question: 'Who should be told when a member joins?',
      answer:
        'Everyone who could undo it: all admins and the owner. Ordinary members see the new name in the product. If a team has forty admins, the trouble is not the email.',
    },
    {
      question: 'May admins get a daily summary instead?',
      answer:
        'For members added by hand, no: an hour matters. Where a directory adds people in bulk, one email per run is kinder, with the number, the names and a line for each role above the lowest.',
    },
    {
      question: 'Does the new member get an email too?',
      answer:
        'Yes, a different one. They want to know where to begin, and they should not read that you would be glad to help remove them.',
    },
    {
      question: 'What if people join through single sign-on?',
      answer:
        'Then no one has invited them. Write the rule into “added by”, for example “your single sign-on, domain customer.example”, so that an admin can tell a rule from a person.',
    },
    {
      question: 'Should leaving members cause an email as well?',
      answer:
        'When someone else removed them, yes: the removal of an admin can be the first move of a takeover. When they left by themselves, a line in the log is enough.',
    },
  ],
});
