import type {ApiSpec} from '../api';
import {senderRecords} from '../api/plain';
import {brand, facts} from '../site';
import {
  cutEventFields,
  cutOperation,
  cutProblems,
  operationText,
  plainText,
  type ApiSection,
} from './cutApi';
import type {Component} from './cutMarkdown';

/** What a component brings to the section it stands in. */
interface Content {
  text: string;
  code: string[];
  /** Parts of it that have anchors of their own. */
  sections: ApiSection[];
}

type Reader = (attributes: Component['attributes'], api: ApiSpec) => Partial<Content>;

/** The components of MDX pages whose text comes from elsewhere. */
const READERS: Readonly<Record<string, Reader>> = {
  Operation({id}, api) {
    const operation = api.operations.find((one) => one.id === id);
    return operation
      ? {
          text: `${operationText(operation, api.server)} Needs ${operation.scope}.`,
          code: [operation.id, operation.method, operation.path],
          sections: cutOperation(operation),
        }
      : {};
  },
  Sample({id = ''}) {
    const [, problem] = /^problem\.(\w+)$/.exec(id) ?? [];
    return problem === undefined ? {} : {code: [problem]};
  },
  WebhookEvent({id}, api) {
    const event = api.events.find(({type}) => type === id);
    return event
      ? {
          text: plainText(event.description),
          code: [event.type],
          sections: event.body.sameAs ? [] : cutEventFields(event.body.fields),
        }
      : {};
  },
  WebhookHeaders: (_, {eventHeaders}) => ({sections: cutEventFields(eventHeaders)}),
  ErrorIndex: (_, {problems}) => ({sections: cutProblems(problems)}),
  ScopeTable: (_, {scopes}) => ({
    code: scopes.map(({scope}) => scope),
    text: scopes
      .map(
        ({scope, operations}) =>
          `${scope}: ${operations.map(({summary}) => summary).join(', ')}.`,
      )
      .join(' '),
  }),
  DnsRecords: ({domain = ''}) => ({
    text: senderRecords(domain)
      .map(({purpose, type}) => `${purpose}: ${type} record.`)
      .join(' '),
  }),
};

/** What a block component shows; nothing for one whose text is all in the page. */
export function contentOf({name, attributes}: Component, api: ApiSpec): Content {
  const content = Object.hasOwn(READERS, name)
    ? READERS[name]?.(attributes, api)
    : undefined;
  return {text: '', code: [], sections: [], ...content};
}

/** What a component within a sentence shows: a value of the owner, or the brand. */
export function inlineText({name, attributes: {id = '', field = ''}}: Component): string {
  if (name === 'Fact') {
    const fact = Object.hasOwn(facts, id) ? facts[id as keyof typeof facts] : undefined;
    return typeof fact?.value === 'object' ? '' : String(fact?.value ?? '');
  }
  if (name === 'Brand') {
    return field === 'supportEmail' ? brand.supportEmail : brand.name;
  }
  return '';
}
