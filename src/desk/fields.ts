/**
 * The editor's fields, made from the schema that the build checks front matter with. What
 * a field takes follows from the schema; only its words for people are written here.
 */
import {authors} from '../content/plain';
import {examples, schemas, sentences} from '../content/build';

/** A field of the editor, by Sveltia CMS's names. */
export interface DeskField {
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
  fields?: readonly DeskField[];
  label_singular?: string;
  summary?: string;
  modes?: readonly string[];
  buttons?: readonly string[];
  editor_components?: readonly string[];
}

/** What Joi's `describe` says of a field, as far as it matters here. */
interface Described {
  type?: string;
  flags?: {presence?: string; only?: boolean};
  allow?: readonly unknown[];
  rules?: readonly {name: string; args?: {limit?: unknown; regex?: string}}[];
  items?: readonly Described[];
  keys?: Readonly<Record<string, Described>>;
}

interface Words {
  label: string;
  hint?: string;
  /** Where the schema's type leaves a choice. */
  widget?: 'hidden' | 'image' | 'text';
  default?: string | boolean;
}

/** In the order in which a writer meets them; the text stands behind the cover's words. */
const WORDS: Readonly<Record<string, Words>> = {
  title: {label: 'Title', hint: 'The address of the article is made from it.'},
  description: {
    label: 'Description',
    hint: 'What a reader knows or can do after this article. Lists, search results and feeds show it.',
    widget: 'text',
  },
  topic: {label: 'Topic', hint: 'Readers filter the list of articles by it.'},
  image: {
    label: 'Cover',
    hint: 'A picture at least 2048 pixels wide, twice as wide as high. SVG, PNG, JPEG, WebP or AVIF.',
    widget: 'image',
  },
  imageAlt: {
    label: 'What the cover shows',
    hint: 'One sentence, read to people who do not see the cover.',
    widget: 'text',
  },
  faq: {
    label: 'Questions and answers',
    hint: 'Shown below the text, and to search engines.',
  },
  keywords: {
    label: 'Keywords',
    hint: 'What readers type into a search box.',
  },
  author: {label: 'Author', default: Object.keys(authors)[0]},
  datePublished: {
    label: 'Published on',
    hint: 'With a day to come, the first build on that day or after publishes the article.',
    default: '{{now}}',
  },
  dateModified: {
    label: 'Changed on',
    hint: 'The day of the last change that matters to readers. Leave it empty for a new article.',
  },
  draft: {
    label: 'Draft',
    hint: 'On: readers do not see the article. Turn it off to publish.',
    default: true,
  },
  featured: {
    label: 'Featured',
    hint: 'Shown large on top of the list, if it is the newest that has this on.',
    default: false,
  },
  discountCode: {
    label: 'Discount code',
    hint: 'Shows the discount banner above the article.',
  },
  layout: {label: 'Layout', widget: 'hidden', default: 'article'},
  question: {label: 'Question'},
  answer: {label: 'Answer', widget: 'text'},
};

/** The text below the fields: no part of the front matter. */
const BODY: DeskField = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  required: true,
  hint: 'The first paragraph is printed large, so let it answer the question. Grey boxes marked "mdx" hold tables and parts made by developers: change their words, leave their signs.',
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
  editor_components: ['code-block', 'picture'],
};
const BEHIND = 'imageAlt';

function limitOf({rules = []}: Described, name: 'min' | 'max'): number | undefined {
  const limit = rules.find((rule) => rule.name === name)?.args?.limit;
  return typeof limit === 'number' ? limit : undefined;
}

/** A pattern of the schema, with the sentence that the build would say. */
function patternOf(name: string, {rules = []}: Described): DeskField['pattern'] {
  const source = rules.find((rule) => rule.name === 'pattern')?.args?.regex;
  if (source === undefined) {
    return undefined;
  }
  const {error} = schemas.article.extract(name).validate(' ', {messages: sentences});
  const example = examples[name];
  const says = `This field ${error?.message ?? 'has another form'}.`;
  return [
    source.replace(/^\/|\/[a-z]*$/g, ''),
    example ? `${says} Write it like "${example.replace(/^\w+: /, '')}".` : says,
  ];
}

function optionsOf(name: string, {allow = []}: Described): DeskField['options'] {
  return allow.map(String).map((value) => ({
    label: name === 'author' ? (authors[value]?.name ?? value) : value,
    value,
  }));
}

type Kind = Pick<DeskField, 'widget'> & Partial<DeskField>;

function kindOf(name: string, described: Described, words: Words): Kind {
  if (words.widget === 'hidden') {
    return {widget: 'hidden'};
  }
  if (words.widget === 'image') {
    // The name gets its form when the file is saved: the pattern is not for people.
    return {
      widget: 'image',
      accept: 'image/svg+xml,image/png,image/jpeg,image/webp,image/avif',
      choose_url: false,
    };
  }
  if (described.type === 'array') {
    const [{keys} = {}] = described.items ?? [];
    return keys
      ? {
          widget: 'list',
          label_singular: 'question',
          summary: `{{fields.${Object.keys(keys)[0] ?? ''}}}`,
          fields: Object.entries(keys).map(([key, inner]) => fieldOf(key, inner)),
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
  const pattern = patternOf(name, described);
  return {
    widget: words.widget ?? 'string',
    ...(minlength !== undefined && {minlength}),
    ...(maxlength !== undefined && {maxlength}),
    ...(pattern && {pattern}),
  };
}

function fieldOf(name: string, described: Described): DeskField {
  const words = WORDS[name];
  if (!words) {
    throw new Error(
      `The schema of articles has a field "${name}" without words for people. Write them in src/desk/fields.ts.`,
    );
  }
  return {
    name,
    label: words.label,
    ...(words.widget !== 'hidden' && {
      required: described.flags?.presence === 'required',
    }),
    ...(words.hint && {hint: words.hint}),
    ...(words.default !== undefined && {default: words.default}),
    ...kindOf(name, described, words),
  };
}

/**
 * Fields of an article for the editor, from the schema of its front matter.
 *
 * @throws {Error} for a field of the schema that has no words here
 */
export function articleFields(): DeskField[] {
  const {keys = {}} = schemas.article.describe() as Described;
  const places = Object.keys(WORDS);
  const fields = Object.entries(keys)
    .map(([name, described]) => fieldOf(name, described))
    .sort((a, b) => places.indexOf(a.name) - places.indexOf(b.name));
  const place = fields.findIndex(({name}) => name === BEHIND) + 1;
  return [...fields.slice(0, place), BODY, ...fields.slice(place)];
}
