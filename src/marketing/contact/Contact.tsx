import {WayOn} from '../company';
import {Counters} from './Counters';
import {Enquiry} from './Enquiry';
import {Security} from './Security';
import {TopicList} from './TopicList';

const WAYS = [
  {
    title: 'Quickstart',
    what: 'Send your first email in under 30 minutes',
    href: '/docs/email-sending-quickstart/',
  },
  {
    title: 'API errors',
    what: 'Look up a code, its cause and how to fix it',
    href: '/docs/api/errors/',
  },
  {
    title: 'Report abuse',
    what: 'Tell us about an email you never asked for',
    href: '/anti-spam-policy/#report',
  },
  {title: 'About', what: 'Read who we are and how we work', href: '/about/'},
] as const;

/** How to reach us: a form that writes the email, and the other addresses. */
export function Contact() {
  return (
    <>
      <Enquiry />
      <Counters />
      <TopicList />
      <Security />
      <WayOn title="Common answers" ways={WAYS} />
    </>
  );
}
