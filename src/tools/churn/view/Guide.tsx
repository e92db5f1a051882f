import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../reading';
import {Example, GuideTable, ToolGuide} from '../../view';
import {churnFaq} from '..';

const {h2: H2} = elements;

const NEXT = [
  {
    label: 'Dunning emails',
    href: '/articles/dunning-emails/',
    hint: 'How to win back a failed payment, email by email.',
  },
  {
    label: 'Payment failed email',
    href: '/transactional-email-templates/payment-failed/',
    hint: 'A template that says what to do, and no more.',
  },
  {
    label: 'Set up an onboarding sequence',
    href: '/docs/setup-onboarding-sequence/',
    hint: 'The first weeks decide who stays.',
  },
  {
    label: 'Webhooks',
    href: '/docs/webhooks/',
    hint: 'Know who got the reminder, and who did not.',
  },
];

const MOVEMENTS = [
  ['Canceled', 'A customer ends the subscription.', 'gross and net'],
  [
    'Contraction',
    'A customer stays and pays less: fewer seats, a smaller plan.',
    'gross and net',
  ],
  ['Expansion', 'A customer stays and pays more.', 'net only'],
  ['Reactivated', 'A customer who had left comes back.', 'net only'],
  ['New', 'Somebody becomes a customer for the first time.', 'neither'],
] as const;

/** What there is to read under the calculator. It does not follow the forms. */
export const Guide = memo(function Guide() {
  return (
    <ToolGuide
      aside={
        <>
          How churn <br />
          is counted
        </>
      }
      pages={NEXT}
      questions={churnFaq}
    >
      <H2 id="how-churn-is-counted">Who was there on the first day?</H2>
      <p>
        Churn answers one question: of those who paid you at the start of a period, what
        share was gone at its end? So it needs two numbers from the same group of people.
        Take all paying customers of the first day. Count how many of exactly those have
        left by the last day. Divide.
      </p>
      <Example>{'15 lost ÷ 500 at the start = 3 % in the month'}</Example>
      <p>
        The 40 who joined in the meantime are in neither number. Most wrong churn rates
        come from here: somebody divides by an average, or counts a new customer’s quick
        exit as a loss. Trials and free plans do not belong in it either. They have a rate
        of their own, with another name.
      </p>

      <H2 id="month-and-year">From a month to a year, and back</H2>
      <p>
        Rates are not added. The second month’s 3 % is taken from the 485 who are left.
        What stays is multiplied, so a year leaves 0.97 twelve times over:
      </p>
      <Example>
        {
          '1 − (1 − 0.03)¹² = 30.6 % a year        not 12 × 3 % = 36 %\n1 − (1 − 0.306)^(1/12) = 3 % a month    not 30.6 % ÷ 12 = 2.6 %'
        }
      </Example>
      <p>
        If your customers pay once a year, count over a year. In most months such a
        customer cannot leave, so a monthly rate would look better than it is. The
        calculator brings quarters and years to months by the root, never by division.
      </p>

      <H2 id="revenue">Customers and revenue tell two stories</H2>
      <p>
        Customer churn gives each customer one vote. Revenue churn weighs them by what
        they pay. Lose ten small customers and keep one large one, and the two rates drift
        apart. Look at both. Five kinds of movement change monthly recurring revenue:
      </p>
      <GuideTable head={['Movement', 'What happens', 'Counts in']} rows={MOVEMENTS} />
      <p>
        Gross churn is what went: it cannot be below 0 %, and its other side, GRR, not
        above 100 %. Net churn takes off what the others added. With an expansion of 600
        and 60 that came back, a gross loss of 900 in 30,000 becomes 0.8 % net, and NRR is
        99.2 %. Companies do not agree on reactivated revenue. Some leave it out of NRR,
        so ask before you compare, or leave the field empty.
      </p>

      <H2 id="worth">What a customer is worth, and where to stop</H2>
      <p>
        If each month loses the same share, a customer stays 1 ÷ churn months on average:
        at 3 %, 33 months. Times what a customer pays in a month, times the gross margin,
        that is the lifetime value. In the example, 60 × 80 % ÷ 3 % = 1,600.
      </p>
      <p>
        The sum has no end, and that is its weakness. At a churn of 1 % a month, more than
        half of the value lies beyond the fifth year. So the line below it counts the
        first five years only: 60 payments, each multiplied by the share of customers
        still there to make it. In the example 28 of 60 are made, worth 1,343. We put this
        smaller value over the cost of winning a customer. The widely quoted marks, a
        ratio of three and a payback within twelve months, come from David Skok’s{' '}
        <a href="https://www.forentrepreneurs.com/saas-metrics-2/">SaaS Metrics 2.0</a>{' '}
        and mean the value without a limit. They are rules of thumb for companies that
        sell subscriptions, not laws.
      </p>
      <p>
        Payback has two lines as well. The usual one asks how long one customer who stays
        needs to pay back what they cost. The other asks it of all you win: some leave
        before they have paid, and the rest must pay for them too. Where churn is high,
        that day never comes, and the line says so.
      </p>

      <H2 id="constant">1 ÷ churn is a model</H2>
      <p>
        It assumes that a customer of three years is as likely to leave next month as one
        of three weeks. Mostly that is not so. New customers leave fast, those who found a
        use stay, and after some time the old and loyal are what you mostly have. One rate
        over all of them then says too little about the new and too much about the old.
        Take the customers of one month, draw how many are left after one, two, three
        months, and lay the curve beside the one above. If yours drops steeply and then
        goes flat, work on the first weeks. The average hides exactly that.
      </p>

      <H2 id="few">When you have few customers</H2>
      <p>
        Two lost of 40 is 5 %. But chance alone could have made it one or four. The note
        in the book gives the range in which the rate behind your count lies with 95 %
        confidence, by Wilson’s score interval: for 2 of 40, between 1.4 % and 16.5 %. Two
        months whose ranges overlap are no proof of a change, whatever the chart of your
        metrics tool draws. Add months together before you judge. And nobody lost among 50
        customers does not mean a churn of nothing: up to 7.1 % would fit too.
      </p>

      <H2 id="failed-payments">Losses that nobody decided</H2>
      <p>
        Part of churn is a card that ran out or a bank that said no. Estimates of 20 to
        40&nbsp;% of all losses come from companies that sell a cure, so look into your
        own billing first: it notes a reason when it ends a subscription. Put that share
        into the last leaf. The result is the MRR you keep each month if you win back part
        of it, and what that adds over a year, for what is kept goes on paying.
      </p>
      <p>
        To win it back takes little: retry a soft decline after some days, warn before a
        card runs out, and send a short email with one link that repairs the payment. Say
        what failed, what happens next and until when. These are transactional emails;
        send them from a domain that is{' '}
        <Link to="/docs/sending-identities/">set up to be believed</Link>, and count who
        has paid after each.
      </p>
    </ToolGuide>
  );
});
