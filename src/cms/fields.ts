/** The editor's fields, made from the content contract that the build checks by. */
import {
  articleFields as contract,
  limitOf,
  questionFields,
  sentences,
  type DescribedRule,
  type Field,
} from '../content/build';
import {authors} from '../content/plain';

/** A field of the editor, by Sveltia CMS's names. */
export interface CmsField {
  name: string;
  label: string;
  widget:
    | 'boolean'
    | 'datetime'
    | 'hidden'
    | 'image'
    | 'list'
    | 'richtext'
    | 'select'
    | 'string'
    | 'text';
  /** None for a field that nobody sees. */
  required?: boolean;
  hint?: string;
  default?: string | boolean;
  minlength?: number;
  maxlength?: number;
  /** A regular expression, and the sentence for what does not match it. */
  pattern?: readonly [string, string];
  options?: readonly {label: string; value: string}[];
  type?: 'date';
  accept?: string;
  /** Whether a picture of another site may be named. */
  choose_url?: boolean;
  fields?: readonly CmsField[];
  label_singular?: string;
  summary?: string;
  modes?: readonly string[];
  buttons?: readonly string[];
  editor_components?: readonly string[];
}

/** What Joi's `describe` says of a field, as far as it matters here. */
interface Described extends DescribedRule {
  items?: readonly {keys?: object}[];
}

/** The text below the fields: no part of the front matter. */
const BODY: CmsField = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  required: true,
  hint: 'The first paragraph is shown in large type, so it should answer the question. A box named "Part by a developer" contains something that only the site can display. You can move it, but leave its contents as they are.',
  modes: ['rich_text', 'raw'],
  buttons: [
    'bold',
    'italic',
    'code',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
    'quote',
  ],
  // Pictures are our own, because theirs may go without alternative text.
  editor_components: ['code-block', 'picture', 'table', 'hint', 'source'],
};
/** The field that the editor fills when an article is renamed. */
export const ALIASES = 'aliases';
/** The field that the text comes after. */
const BEHIND = 'imageAlt';

/** A pattern of the schema, with the sentence that the build would say. */
function patternOf(
  {rule: schema, example}: Field,
  {rules = []}: Described,
): CmsField['pattern'] {
  const source = rules.find((rule) => rule.name === 'pattern')?.args?.regex;
  if (source === undefined) {
    return undefined;
  }
  const {error} = schema.validate(' ', {messages: sentences});
  const says = `This field ${error?.message ?? 'is not in the right format'}.`;
  return [
    source.replace(/^\/|\/[a-z]*$/g, ''),
    example ? `${says} Write it like "${example.replace(/^\w+: /, '')}".` : says,
  ];
}

function optionsOf(name: string, {allow = []}: Described): CmsField['options'] {
  return allow.map(String).map((value) => ({
    label: name === 'author' ? (authors[value]?.name ?? value) : value,
    value,
  }));
}

type Kind = Pick<CmsField, 'widget'> & Partial<CmsField>;

function kindOf(name: string, field: Field): Kind {
  const described = field.rule.describe() as Described;
  if (field.widget === 'hidden') {
    return {widget: 'hidden'};
  }
  if (field.widget === 'image') {
    // The name gets its form when the file is saved: the pattern is not for people.
    return {
      widget: 'image',
      accept: 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif',
      choose_url: false,
    };
  }
  if (described.type === 'array') {
    return described.items?.some(({keys}) => keys)
      ? {
          widget: 'list',
          label_singular: 'question',
          summary: `{{fields.${Object.keys(questionFields)[0] ?? ''}}}`,
          fields: Object.entries(questionFields).map(([key, inner]) =>
            fieldOf(key, inner),
          ),
        }
      : {widget: 'list'};
  }
  if (described.type === 'date') {
    return {widget: 'datetime', type: 'date'};
  }
  if (described.type === 'boolean') {
    return {widget: 'boolean'};
  }
  if (described.flags?.only) {
    return {widget: 'select', options: optionsOf(name, described)};
  }
  const [minlength, maxlength] = [limitOf(described, 'min'), limitOf(described, 'max')];
  const pattern = patternOf(field, described);
  return {
    widget: field.widget ?? 'string',
    ...(minlength !== undefined && {minlength}),
    ...(maxlength !== undefined && {maxlength}),
    ...(pattern && {pattern}),
  };
}

function fieldOf(name: string, field: Field): CmsField {
  const {flags} = field.rule.describe() as Described;
  return {
    name,
    label: field.label,
    ...(field.widget !== 'hidden' && {
      required: flags?.presence === 'required',
      ...(field.hint && {hint: field.hint}),
    }),
    ...(field.default !== undefined && {default: field.default}),
    ...kindOf(name, field),
  };
}

/** Fields of an article for the editor, in the order of the contract. */
export function articleFields(): CmsField[] {
  const fields = Object.entries(contract)
    .filter(([name]) => name !== ALIASES)
    .map(([name, field]) => fieldOf(name, field));
  const place = fields.findIndex(({name}) => name === BEHIND) + 1;
  return [...fields.slice(0, place), BODY, ...fields.slice(place)];
}
