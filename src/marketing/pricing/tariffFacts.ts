import {facts} from '../../site';

/** The owner's plans and how many months a year costs. */
export const plans = facts.plans.value;
export const yearlyMonths = facts.yearlyMonths.value;

/** Whether every price, limit and rule of the page is the owner's word. */
export const isConfirmed = [
  facts.plans,
  facts.yearlyMonths,
  facts.billingRules,
  facts.priceNotice,
].every(({confirmed}) => confirmed);
