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
        'The whole message in one line. Most admins do not need to open the email, and that is fine.',
    },
    {
      text: 'New {{role}} in {{organization}} on gap__name',
      advice: 'For teams where the role matters more than the person.',
    },
    {
      text: 'gap__name: someone new has access to {{organization}}',
      advice:
        'For a shared security mailbox, because it starts with the product and says what kind of notification it is.',
    },
  ],
  preheader,
  preheaderAdvice:
    'It answers the two questions that follow from the subject: what the new member may do, and who added them.',
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
      description: 'The new member’s name, as in their profile.',
      example: 'Tom Okafor',
    },
    {
      name: 'memberEmail',
      type: 'email',
      required: true,
      description:
        'The address they log in with, which tells a real Tom from a fake one.',
      example: 'tom@customer.example',
    },
    {
      name: 'organization',
      type: 'string',
      required: true,
      description: 'Name of the team, because admins often manage several.',
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
      description: 'A person, or “your single sign-on” if it was automatic.',
      example: 'Maya Lindqvist',
    },
    {
      name: 'joinedAt',
      type: 'string',
      required: true,
      description: 'When they joined, including the time zone.',
      example: '21 November 2026, 14:32 CET',
    },
    {
      name: 'place',
      type: 'string',
      required: false,
      description:
        'Town and country of the IP address they used to join, if you look them up.',
      example: 'Porto, Portugal',
    },
    {
      name: 'seats',
      type: 'string',
      required: true,
      description:
        'Seats used and seats in the plan, because a new member can cost money.',
      example: '12 of 15',
    },
    {
      name: 'membersUrl',
      type: 'url',
      required: true,
      description: 'The member list. A plain URL without a token.',
      example: 'https://app.acme.example/harbour-studio/members',
    },
    {
      name: 'securityEmail',
      type: 'email',
      required: true,
      description: 'A mailbox that is also read on weekends.',
      example: 'security@acme.example',
    },
  ],
  html: (props, theme) => createElement(NewOrganizationMember, {...props, theme}),
  text,
  anatomy: [
    {
      part: 'subject',
      title: 'The news itself',
      note: '“An update about your team” would force admins to open the email. This subject does not.',
    },
    {
      part: 'preheader',
      title: 'Role and inviter',
      note: 'Shows what the member may do and who gave them access.',
    },
    {
      part: 'heading',
      title: 'A neutral heading',
      note: 'It is neither a welcome nor an alarm, because only the reader knows which one would be right.',
    },
    {
      part: 'text',
      title: 'Permission to stop reading',
      note: '“If you were expecting this, there is nothing to do.” People keep reading notifications that let them stop early.',
    },
    {
      part: 'details',
      title: 'Six facts',
      note: 'Address, role, inviter, time, place and seats. They are enough to decide without logging in, and to find the email later by searching the inbox.',
    },
    {
      part: 'button',
      title: 'A link to the member list',
      note: 'The page requires a login. There is no “remove” link in the email, because emails are forwarded.',
    },
    {
      part: 'aside',
      title: 'What to do first',
      note: 'Remove access first and investigate afterwards, because an investigation takes longer.',
    },
    {
      part: 'aside',
      title: 'Use another channel',
      note: 'If the inviter’s account was taken over, a chat message reaches the intruder. The email therefore suggests a phone call or a talk in person.',
    },
    {
      part: 'footer',
      title: 'Why it cannot be turned off',
      note: 'If admins could turn it off, an intruder who takes over an account could do so, too.',
    },
  ],
  rules: {
    do: [
      'Send it to every admin, including the one who sent the invitation.',
      'Send it as soon as the member has access, even at night.',
      'Name the person or the rule that gave them access.',
      'Show the address next to the name, because anyone can choose a display name.',
      'Announce new admins in a separate email, never in a summary.',
    ],
    avoid: [
      'Congratulate the team. Not every new member is good news.',
      'Include a link that removes someone with one click.',
      'Show the member’s photo. It proves nothing, and many clients block images.',
      'List what they have looked at since. That is surveillance.',
      'Send one message with all admins in the To field.',
    ],
  },
  security: {
    lead: 'Attackers who get into one account often create a second one, in case the first is closed. This email is how a team notices.',
    checkedOn: '2026-11-21',
    sources:
      'OWASP means its cheat sheets on logging vocabulary and authorization. ATT&CK is MITRE’s catalog of attack techniques.',
    notes: [
      {
        title: 'Creating an account is a known technique',
        note: 'ATT&CK lists it as T1136.003: attackers create a cloud account to keep access when they lose the first one. SaaS is among the platforms it names.',
        source: {
          label: 'MITRE ATT&CK, Cloud Account',
          href: 'https://attack.mitre.org/techniques/T1136/003/',
        },
      },
      {
        title: 'Keep an audit log as well',
        note: 'Keep an audit log that admins can read and no one can edit: who added whom, when, and with which role. The email only points to it.',
        source: {label: 'OWASP, on user events', href: VOCABULARY},
      },
      {
        title: 'Notify all admins',
        note: 'If only the inviter is notified, the notification may reach only the intruder. Send it to all admins, and to the owner even if they are not an admin.',
      },
      {
        title: 'Report changed roles as well',
        note: 'A member who becomes an admin later is a new admin. Send the same kind of email, with the old role and the new one.',
      },
      {
        title: 'Ask for a new login before members are removed',
        note: 'Require a new login before someone removes members. Otherwise, anyone at an unlocked laptop can empty a team.',
      },
      {
        title: 'Check permissions on every request',
        note: 'Once a member is removed, their next request has to fail, including requests from open tabs, API keys and running exports.',
        source: {
          label: 'OWASP, on checking each request',
          href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html#validate-the-permissions-on-every-request',
        },
      },
      {
        title: 'Include only what admins can see anyway',
        note: 'Name, address, role and approximate place are in the member list as well. Keep device details and the full IP address in the log.',
      },
    ],
  },
  related: [
    {
      label: 'Organization invite email',
      href: '/transactional-email-templates/organization-invite/',
      hint: 'The email that comes before this one.',
    },
    {
      label: 'Send many emails at once',
      href: '/docs/batch-email-sending/',
      hint: 'One API call for all admins, with one email for each.',
    },
    {
      label: 'Receive webhooks',
      href: '/docs/webhooks/',
      hint: 'Find out when a notification could not be delivered.',
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
        'Everyone who can undo it, which means all admins and the owner. Other members see the new name in the product. If a team has forty admins, it should review who needs that role.',
    },
    {
      question: 'May admins get a daily summary instead?',
      answer:
        'Not for members who were added manually, because an hour can matter. If a directory adds people in bulk, one email per run is easier to read, with the number, the names, and a line for every role above the lowest.',
    },
    {
      question: 'Does the new member get an email too?',
      answer:
        'Yes, but a different one. They want to know how to start, and the instructions for removing them are not meant for them.',
    },
    {
      question: 'What if people join through single sign-on?',
      answer:
        'Then no one invited them. Put the rule into “added by”, for example “your single sign-on, domain customer.example”, so that admins can tell a rule from a person.',
    },
    {
      question: 'Should we send an email when a member leaves?',
      answer:
        'Yes, if someone else removed them, because removing an admin can be the first step of a takeover. If they left on their own, an entry in the log is enough.',
    },
  ],
});
