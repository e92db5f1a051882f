import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {facts} from '../../site';
import {SampleMark} from '../../ui';
import {Part} from '../parts';
import styles from './Notices.module.css';
import {yearlyPrice} from './tariff';
import {isConfirmed, plans, yearlyMonths} from './tariffFacts';
import {aYear} from './words';

const {billingRules, priceNotice} = facts;

const notices: readonly {title: string; text: ReactNode}[] = [
  {
    title: 'Seven days, then nothing by itself',
    text: (
      <>
        The trial costs nothing for seven days. No plan follows unless you order one. So
        that new accounts are of no use to spammers, we may limit how much a trial sends.{' '}
        <Link to="/legal/terms-of-service/#trial">The trial in the terms</Link>
      </>
    ),
  },
  {
    title: 'Tax comes on top',
    text: (
      <>
        All prices here are net. VAT is added where it is due, and your order shows it
        before you agree. A business in another EU country that gives its VAT number
        usually accounts for the tax itself (reverse charge,{' '}
        <a href="https://eur-lex.europa.eu/eli/dir/2006/112/oj">Directive 2006/112/EC</a>,
        Articles 44 and 196). Your tax adviser knows your case.
      </>
    ),
  },
  {
    title: `A year for the price of ${String(yearlyMonths)} months`,
    text: (
      <>
        {!isConfirmed && <SampleMark />} If your plan is billed yearly, you pay for{' '}
        {yearlyMonths} of the 12 months, in advance:{' '}
        {plans
          .map((plan) => `${plan.name} is ${aYear(yearlyPrice(plan, yearlyMonths))}`)
          .join(', ')}
        . Emails beyond the plan are still counted and billed month by month.
      </>
    ),
  },
  {
    title: 'No surprise above your plan',
    text: (
      <>
        {!billingRules.confirmed && <SampleMark />} Emails go on leaving when the plan’s
        number is used up. Each thousand begun costs what the tariff says, and where a
        larger plan would cost less, the scale above shows it.
      </>
    ),
  },
  {
    title: 'One email is one recipient',
    text: (
      <>
        {!billingRules.confirmed && <SampleMark />} A receipt to Ana is one. A product
        update to 900 contacts is 900. Two people in <code>to</code> and one in{' '}
        <code>cc</code> are three. What a test key makes never leaves, so it is not
        counted.
      </>
    ),
  },
  {
    title: 'Prices change with notice',
    text: (
      <>
        You hear of a new price at least {priceNotice.value} before it counts
        {!priceNotice.confirmed && (
          <>
            {' '}
            <SampleMark />
          </>
        )}
        . It never counts in a period you have paid for, and you can leave before.{' '}
        <Link to="/legal/terms-of-service/#price-changes">How prices change</Link>
      </>
    ),
  },
];

/** Notices beside the board: trial, tax, year, discount. */
export function Notices() {
  return (
    <Part id="notices" title="Posted beside the tariff" on="tray">
      <ul className={styles.notices}>
        <li className={styles.discount}>
          <h3>
            Your discount: <span className={styles.tag}>-50%</span>
          </h3>
          <p>
            You came with a discount reference. It goes with you to the trial. The sums on
            this page are full prices; your order shows the discount before you pay.{' '}
            <Link to="/legal/terms-of-service/#payment">Discounts in the terms</Link>
          </p>
        </li>
        {notices.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
