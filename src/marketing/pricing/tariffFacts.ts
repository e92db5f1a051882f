import {facts} from '../../site';

/** The owner's plans and how many months a year costs. */
export const plans = facts.plans.value;
export const yearlyMonths = facts.yearlyMonths.value;

/** Whether everything that stands in a sum is the owner's word. */
export const isConfirmed = facts.plans.confirmed && facts.yearlyMonths.confirmed;
