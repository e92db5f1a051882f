import {classWords, ruleWords} from '..';
import type {RowView} from '../work/protocol';

/** What a row is marked with: its class, its rules, or what was probably meant. */
export function markOf({class: kind, rules, suggestion}: RowView): string {
  if (kind) {
    return classWords[kind].label;
  }
  return rules
    ? rules.map((rule) => ruleWords[rule].short).join(', ')
    : (suggestion ?? '');
}

/** What speaks against a row; what its class means where nothing does. */
export function reasonOf({class: kind, reason}: RowView): string {
  return reason || (kind ? classWords[kind].says : '');
}
