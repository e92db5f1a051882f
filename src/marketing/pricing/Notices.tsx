import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {facts} from '../../site';

import {Part} from '../parts';
import styles from './Notices.module.css';
import {yearlyPrice} from './tariff';
import {plans, yearlyMonths} from './tariffFacts';
import {aYear} from './words';

const {priceNotice} = facts;

const notices: readonly {title: string; text: ReactNode}[] = [
  {
    title: 'The trial ends on its own',
    text: (
      <>
        The trial is free for 7 days, and no plan follows unless you order one. We may
        limit how much you can send during the trial, which keeps spammers away.{' '}
        <Link to="/legal/terms-of-service/#trial">Trial terms</Link>
      </>
    ),
  },
  {
    title: 'VAT is added where it is due',
    text: (
      <>
        All prices are net, and your order shows the VAT before you agree. A business in
        another EU country that enters its VAT number usually accounts for the tax itself
        (reverse charge,{' '}
        <a href="https://eur-lex.europa.eu/eli/dir/2006/112/oj">Directive 2006/112/EC</a>,
        Articles 44 and 196), so ask your tax adviser about your case.
      </>
    ),
  },
  {
    title: `Pay for ${String(yearlyMonths)} months and get 12`,
    text: (
      <>
        If your plan is billed yearly, you pay the price of {yearlyMonths} months in
        advance and use it for 12:{' '}
        {plans
          .map((plan) => `${plan.name} is ${aYear(yearlyPrice(plan, yearlyMonths))}`)
          .join(', ')}
        . Extra emails are still billed monthly.
      </>
    ),
  },
  {
    title: 'Sending continues above your plan',
    text: (
      <>
        Your emails are still sent when you exceed the volume of your plan. Each
        additional thousand, or part of one, costs the price shown with your plan, and the
        calculator above shows when a larger plan would cost less.
      </>
    ),
  },
  {
    title: 'Each recipient counts as one email',
    text: (
      <>
        A receipt to Ana counts as one email, and a product update to 900 contacts counts
        as 900. Two recipients in <code>to</code> and one in <code>cc</code> count as
        three. Emails with a test key are never sent, so they are free.
      </>
    ),
  },
  {
    title: `Price changes are announced ${priceNotice.value} ahead`,
    text: (
      <>
        We tell you at least {priceNotice.value} before a new price applies. It never
        applies to a period you have paid for, and you can cancel before it does.{' '}
        <Link to="/legal/terms-of-service/#price-changes">Terms on price changes</Link>
      </>
    ),
  },
];

/** How billing works: trial, tax, year, discount. */
export function Notices() {
  return (
    <Part id="notices" title="How billing works" on="tray">
      <ul className={styles.notices}>
        <li className={styles.discount} data-twin="none">
          <h3>
            Your discount: <i>-50%</i>
          </h3>
          <p>
            You opened a discount link, and the discount stays with you when you start the
            trial. This page shows full prices; your order shows the discount before you
            pay. <Link to="/legal/terms-of-service/#payment">Terms on discounts</Link>
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
