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
    hint: 'How to recover a failed payment, email by email.',
  },
  {
    label: 'Payment failed email',
    href: '/transactional-email-templates/payment-failed/',
    hint: 'A template that says what to do and nothing else.',
  },
  {
    label: 'Set up an onboarding sequence',
    href: '/docs/setup-onboarding-sequence/',
    hint: 'The first weeks decide who stays.',
  },
  {
    label: 'Webhooks',
    href: '/docs/webhooks/',
    hint: 'Find out who got the reminder, and who did not.',
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
  ['New', 'Someone becomes a customer for the first time.', 'neither'],
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
      <H2 id="how-churn-is-counted">Count the customers of the first day</H2>
      <p>
        Churn answers one question: what share of the customers who paid you at the start
        of a period had left at its end? It therefore needs two numbers about the same
        group of people. Count all paying customers on the first day, count how many of
        exactly those have left by the last day, and divide.
      </p>
      <Example>{'15 lost ÷ 500 at the start = 3% in the month'}</Example>
      <p>
        Customers who joined in the meantime are in neither number. Most wrong churn rates
        come from dividing by an average, or from counting a new customer’s quick exit as
        a loss. Trials and free plans do not belong in it either, because they have a rate
        of their own with another name.
      </p>

      <H2 id="month-and-year">From a month to a year, and back</H2>
      <p>
        Rates cannot be added, because the second month’s 3% are of the 485 who are left.
        Multiply the share that stays instead, so after a year, 0.97 to the power of
        twelve is left:
      </p>
      <Example>
        {
          '1 − (1 − 0.03)¹² = 30.6% a year        not 12 × 3% = 36%\n1 − (1 − 0.306)^(1/12) = 3% a month    not 30.6% ÷ 12 = 2.6%'
        }
      </Example>
      <p>
        If your customers pay once a year, use a period of one year. In most months such a
        customer cannot leave, so a monthly rate would look better than it is. The
        calculator converts quarters and years to months with the root, and never by
        division.
      </p>

      <H2 id="revenue">Customer churn and revenue churn</H2>
      <p>
        Customer churn counts each customer equally, while revenue churn weighs them by
        what they pay. If you lose ten small customers and keep one large one, the two
        rates differ, so check both. Five kinds of changes affect monthly recurring
        revenue:
      </p>
      <GuideTable head={['Movement', 'What happens', 'Counts in']} rows={MOVEMENTS} />
      <p>
        Gross churn is what was lost, so it cannot be below 0%, and its counterpart, GRR,
        cannot be above 100%. Net churn subtracts what the others added: with an expansion
        of 600 and 60 that was reactivated, a gross loss of 900 in 30,000 becomes 0.8%
        net, and NRR is 99.2%. Companies treat reactivated revenue differently, and some
        leave it out of NRR, so ask before you compare, or leave the field empty.
      </p>

      <H2 id="worth">What a customer is worth, and why to set a limit</H2>
      <p>
        If each month loses the same share, a customer stays 1 ÷ churn months on average,
        which is 33 months at 3%. Multiplied by what a customer pays per month and by the
        gross margin, that is the lifetime value. In the example, it is 60 × 80% ÷ 3% =
        1,600.
      </p>
      <p>
        The sum has no end, and that is its weakness. At a churn of 1% a month, more than
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
        Payback has two lines as well. The usual one says how long one customer who stays
        needs to pay back what they cost, while the other one includes all the customers
        you win: some leave before they have paid back their cost, and the rest have to
        make up for them. If churn is high, that never happens, and the line says so.
      </p>

      <H2 id="constant">1 ÷ churn is a model</H2>
      <p>
        It assumes that a customer of three years is as likely to leave next month as one
        of three weeks, which is rarely true. New customers leave quickly, those who found
        a use stay, and over time loyal customers become the majority. A single rate is
        then too low for new customers and too high for old ones. Take the customers of
        one month, draw how many are left after one, two and three months, and compare the
        curve with the one above. If yours drops steeply and then goes flat, work on the
        first weeks, which the average hides.
      </p>

      <H2 id="few">When you have few customers</H2>
      <p>
        Two lost of 40 is 5%, but by chance it could have been one or four. The note in
        the results gives the range of the actual rate with 95% confidence, based on
        Wilson’s score interval: for 2 of 40, it is between 1.4% and 16.5%. Two months
        whose ranges overlap do not prove a change, whatever the chart of your metrics
        tool shows, so combine several months before you judge. And if none of 50
        customers left, churn is not necessarily zero: a rate of up to 7.1% would fit as
        well.
      </p>

      <H2 id="failed-payments">Involuntary churn: failed payments</H2>
      <p>
        Part of churn is caused by a card that expired or a bank that declined. Estimates
        of 20 to 40% of all losses come from companies that sell a solution, so first
        check your own billing system, which stores a reason when it ends a subscription.
        Enter that share in the last section to see the MRR you keep each month if you
        recover part of it, and what that adds over a year, because those customers keep
        paying.
      </p>
      <p>
        Recovering it takes little: retry a soft decline after some days, warn customers
        before a card expires, and send a short email with one link to fix the payment.
        Say what failed, what happens next and until when. These are transactional emails,
        so send them from a domain that is{' '}
        <Link to="/docs/sending-identities/">properly authenticated</Link>, and count who
        has paid after each.
      </p>
    </ToolGuide>
  );
});
