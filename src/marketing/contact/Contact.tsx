import {WayOn} from '../company';
import {Counters} from './Counters';
import {Enquiry} from './Enquiry';
import {Security} from './Security';
import {TopicList} from './TopicList';

const WAYS = [
  {
    title: 'Quickstart',
    what: 'The first email, in one page',
    href: '/docs/email-sending-quickstart/',
  },
  {title: 'Errors', what: 'Each code, its cause and its cure', href: '/docs/api/errors/'},
  {
    title: 'Report abuse',
    what: 'An email that should not have come',
    href: '/anti-spam-policy/#report',
  },
  {title: 'About', what: 'What we believe about mail', href: '/about/'},
] as const;

/** How to reach us: a form that writes the email, and the other counters. */
export function Contact() {
  return (
    <>
      <Enquiry />
      <Counters />
      <TopicList />
      <Security />
      <WayOn title="Answered already" ways={WAYS} />
    </>
  );
}
