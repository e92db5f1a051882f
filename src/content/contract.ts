/**
 * The content contract: every field of front matter, with its rule, the sentences on what is
 * wrong with it, an example that is right, and its words for the people who fill it in. The
 * build, `npm start`, `npm run article`, the CMS, the README's table and
 * `npm run review` all read it here. Nothing else says what a field may hold.
 */
import {Joi} from '@docusaurus/utils-validation';
import {authors} from './authors';
import {TOPICS} from './topics';
import {LEAST_WIDTH} from '../images/build';
import {brand} from '../site';
import {LAYOUTS, type LayoutName} from './layouts';

/** What `npm run article` writes in place of a description. */
export const DESCRIPTION_TO_WRITE =
  'Say here, in 50 to 160 characters, what a reader knows or can do after this article.';

/** Search results cut what is longer; the site's name comes after every title. */
export const MOST_TITLE = 70 - ` | ${brand.name}`.length;

/** One field of front matter. */
export interface Field {
  /** Its rule, with sentences where those of `sentences` do not say enough. */
  rule: Joi.Schema;
  /** A line that is right, for the sentence about one that is wrong. */
  example: string;
  /** Name in the CMS. */
  label: string;
  /** What it is for: in the CMS, and in the README with its limits after it. */
  hint?: string;
  /** How the CMS takes it, where the rule leaves a choice. */
  widget?: 'hidden' | 'image' | 'text';
  /** What the CMS begins with. */
  default?: string | boolean;
}

const date = Joi.date().iso();
const text = Joi.string();

/** The parts of an entry of `faq`. */
export const questionFields = {
  question: {rule: text.required(), example: '', label: 'Question'},
  answer: {rule: text.required(), example: '', label: 'Answer', widget: 'text'},
} as const satisfies Readonly<Record<string, Field>>;

/** Fields of every page, in the order in which a writer meets them. */
const pageFields = {
  title: {
    rule: text.required(),
    example: 'title: What is DKIM?',
    label: 'Title',
    hint: 'A new article gets its address from it. Changing it later does not change the address.',
  },
  description: {
    rule: text.min(50).max(160).required(),
    example:
      "description: 'DKIM explained on a signed email: every tag, what breaks a signature, and the lines a failure leaves.'",
    label: 'Description',
    hint: 'What a reader knows or can do after this article. Lists, search results and feeds show it.',
    widget: 'text',
  },
  faq: {
    rule: Joi.array().items(
      Joi.object({
        question: questionFields.question.rule,
        answer: questionFields.answer.rule,
      }),
    ),
    example: 'faq: a list of "- question: …" each with an "answer: …" below it',
    label: 'Questions and answers',
    hint: 'Shown below the text, and to search engines.',
  },
  keywords: {
    rule: Joi.array().items(text),
    example: 'keywords: [dkim, email authentication]',
    label: 'Keywords',
    hint: 'What readers type into a search box.',
  },
  discountCode: {
    rule: text.pattern(/^[\w-]{1,40}$/).messages({
      'string.pattern.base':
        'can have up to 40 letters, digits, hyphens and underscores, and nothing else',
    }),
    example: 'discountCode: SPRING-50',
    label: 'Discount code',
    hint: 'Shows the discount banner above the article.',
  },
  layout: {
    rule: text.valid(...LAYOUTS),
    example: `layout: ${LAYOUTS.join(' | ')}`,
    label: 'Layout',
    hint: 'How the page looks. Its folder chooses when the field is not there.',
    widget: 'hidden',
    default: 'article',
  },
} as const satisfies Readonly<Record<string, Field>>;

/** Fields of an article, in the order in which a writer meets them. */
export const articleFields = {
  title: {...pageFields.title, rule: pageFields.title.rule.max(MOST_TITLE)},
  description: {
    ...pageFields.description,
    rule: pageFields.description.rule
      .invalid(DESCRIPTION_TO_WRITE)
      .messages({'any.invalid': 'is still the sentence that "npm run article" wrote'}),
  },
  topic: {
    rule: text.valid(...TOPICS).required(),
    example: `topic: ${TOPICS.join(' | ')}`,
    label: 'Topic',
    hint: 'The page and the feeds of this topic list the article.',
  },
  image: {
    rule: text
      .pattern(/^\.\/[\w-]+\.(svg|png|jpe?g|webp|avif)$/)
      .required()
      .messages({
        'string.pattern.base':
          'must name a picture in the article\'s own folder, beginning with "./"',
      }),
    example: 'image: ./cover.svg',
    label: 'Cover',
    hint: `A picture at least ${String(LEAST_WIDTH)} pixels wide, twice as wide as high. SVG, PNG, JPEG, WebP or AVIF.`,
    widget: 'image',
  },
  imageAlt: {
    rule: text.min(10).required().messages({
      'any.required':
        'is missing. It is read to people who do not see the cover: say what it shows',
    }),
    example: 'imageAlt: A sealed envelope in a pigeonhole, with a key on it',
    label: 'What the cover shows',
    hint: 'One sentence, read to people who do not see the cover.',
    widget: 'text',
  },
  faq: pageFields.faq,
  keywords: pageFields.keywords,
  author: {
    rule: text
      .valid(...Object.keys(authors))
      .required()
      .messages({
        'any.only':
          'is "{#value}", which is not a key of src/content/authors.ts. Its keys are: {#valids}',
      }),
    example: `author: ${Object.keys(authors)[0] ?? ''}`,
    label: 'Author',
    hint: 'A key of `src/content/authors.ts`.',
    default: Object.keys(authors)[0] ?? '',
  },
  datePublished: {
    rule: date.required(),
    example: 'datePublished: 2026-11-21',
    label: 'Published on',
    hint: 'If the date is in the future, the first build on or after that day publishes the article.',
    default: '{{now}}',
  },
  dateModified: {
    rule: date
      .min(Joi.ref('datePublished'))
      .messages({'date.min': 'is before datePublished'}),
    example: 'dateModified: 2026-11-21, not before datePublished',
    label: 'Changed on',
    hint: 'The day of the last change that matters to readers. Leave it empty for a new article.',
  },
  draft: {
    rule: Joi.boolean(),
    example: 'draft: true',
    label: 'Draft',
    hint: 'On: readers do not see the article. Turn it off to publish.',
    default: true,
  },
  featured: {
    rule: Joi.boolean(),
    example: 'featured: true',
    label: 'Featured',
    hint: 'Shown large on top of the list, if it is the newest that has this on.',
    default: false,
  },
  discountCode: pageFields.discountCode,
  withdrawnTo: {
    rule: text.pattern(/^\/(?:[\w-]+\/)*$/).messages({
      'string.pattern.base': 'must be an address of this site, with a slash at both ends',
    }),
    example: 'withdrawnTo: /articles/',
    label: 'Withdraw, and lead readers to',
    hint: 'Takes a published article off the site: its address leads to this page from then on. Leave it empty for an article that readers should see.',
  },
  aliases: {
    rule: Joi.array().items(
      text.pattern(/^\/articles\/[a-z0-9-]+\/$/).messages({
        'string.pattern.base':
          'must be an address below /articles/, with a slash at both ends',
      }),
    ),
    example: 'aliases: [/articles/an-earlier-name/]',
    label: 'Earlier addresses',
    hint: 'Addresses that the article had before it was renamed. They lead to its present one.',
  },
  layout: pageFields.layout,
} as const satisfies Readonly<Record<string, Field>>;

/** What a legal page says of its state, beside what every page has. */
const legalFields = {
  version: {rule: text, example: "version: '1.0'", label: 'Version'},
  effectiveDate: {
    rule: date,
    example: 'effectiveDate: 2026-11-21',
    label: 'Valid from',
  },
  reviewedOn: {
    rule: date.allow(null),
    example: 'reviewedOn: 2026-11-21',
    label: 'Approved by a lawyer on',
  },
  summary: {
    rule: Joi.array().items(text).min(1),
    example: 'summary: a list of short sentences',
    label: 'Summary',
  },
  changes: {
    rule: Joi.array()
      .items(Joi.object({date: date.required(), text: text.required()}))
      .min(1),
    example: 'changes: a list of "- date: 2026-11-21" each with a "text: …" below it',
    label: 'Changes',
  },
} as const satisfies Readonly<Record<string, Field>>;

const rulesOf = (fields: Readonly<Record<string, Field>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, {rule}]) => [name, rule]));

/** Schemas of front matter: one for each layout, and one for articles that look legal. */
export type SchemaName = LayoutName | 'legalArticle';

const article = Joi.object(rulesOf(articleFields));

/** What each layout asks of a page's front matter. */
export const schemas: Readonly<Record<SchemaName, Joi.ObjectSchema>> = {
  // Docs and legal pages may have the many fields of Docusaurus' own beside ours.
  docs: Joi.object(rulesOf(pageFields)).unknown(),
  article,
  legal: Joi.object(rulesOf({...pageFields, ...legalFields}))
    .fork(['version', 'effectiveDate', 'summary', 'changes'], (field) => field.required())
    .unknown(),
  legalArticle: article.keys(rulesOf(legalFields)),
};

/** Per field: an example that is right. */
export const examples: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({...articleFields, ...legalFields}).map(([name, {example}]) => [
    name,
    example,
  ]),
);

/** What is wrong with a field, by Joi's name for it; the field's own name goes before. */
export const sentences: Readonly<Record<string, string>> = {
  'any.required': 'is missing',
  'any.only': 'is "{#value}", which is not one of: {#valids}',
  'array.base': 'must be a list',
  'array.min': 'needs an entry',
  'boolean.base': 'must be true or false',
  'date.base': 'is not a date',
  'date.format': 'is not a date',
  'object.base': 'has an entry without its fields',
  'object.unknown': 'is not a part that an entry can have',
  'string.base': 'must be text. Put quotes around it',
  'string.empty': 'is empty',
  'string.max': 'has {length(#value)} characters, and at most {#limit} are allowed',
  'string.min': 'has {length(#value)} characters, and needs at least {#limit}',
};

/** What is wrong with a field that a schema alone cannot know. */
export const says = {
  /** @param known names of the fields there are; `meant`: the one that is most alike */
  unknownField: (known: readonly string[], meant?: string) =>
    meant
      ? `is not a field. Did you mean "${meant}"?`
      : `is not a field. The fields are ${known.join(', ')}`,
  noSuchDay: (day: string) => `is ${day}, which is not in the calendar`,
  /** @param quote the sign that the text begins with */
  openQuote: (quote: string) =>
    `needs one ${quote} before its text and one after it. ${quote === '"' ? 'Write \\" for one in between' : 'A text with an apostrophe needs double quotes instead'}`,
  /** @param pictures names of the pictures in the folder */
  noCover: (image: string, pictures: readonly string[]) =>
    `is ${image}, which is not there. The folder has ${pictures.length > 0 ? pictures.join(', ') : 'no picture'}`,
  unreadableCover: (image: string) =>
    `is ${image}, which is not a picture that can be read`,
  /** @param width pixels */
  narrowCover: (width: number) =>
    `is ${String(width)} pixels wide, and at least ${String(LEAST_WIDTH)} are needed`,
  unreadable: (reason: string) =>
    `the fields cannot be read (${reason}). A text with a colon or an apostrophe needs quotes around it`,
} as const;

/** What Joi's `describe` says of a rule, as far as the CMS and the README use it. */
export interface DescribedRule {
  type?: string;
  flags?: {presence?: string; only?: boolean};
  allow?: readonly unknown[];
  rules?: readonly {name: string; args?: {limit?: unknown; regex?: string}}[];
}

/** A limit of a rule, if it is a number. */
export function limitOf(
  {rules = []}: DescribedRule,
  name: 'min' | 'max',
): number | undefined {
  const limit = rules.find((rule) => rule.name === name)?.args?.limit;
  return typeof limit === 'number' ? limit : undefined;
}
