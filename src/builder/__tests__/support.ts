import {readDocument, readForms, readMockRules, readSpec} from '../../api/build';
import {facts} from '../../site';
import {startDraft, type Draft, type Target} from '../draft';

const document = readDocument();
export const spec = readSpec(document, facts);
export const forms = readForms(document, spec, facts);
export const rules = readMockRules(document, spec, facts);

/** What the request builder has of an operation. */
export function operationOf(id: string) {
  const form = forms[id];
  const operation = rules.operations.find((one) => one.id === id);
  const found = spec.operations.find((one) => one.id === id);
  if (!form || !operation || !found) {
    throw new RangeError(`There is no operation ${id}.`);
  }
  const target: Target = {...found, server: spec.server};
  const start: Draft = startDraft(form, (text) => text);
  return {id, form, operation, target, start};
}

export const operationIds = Object.keys(forms);
