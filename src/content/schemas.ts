import {Joi} from '@docusaurus/utils-validation';
import {authors} from './authors';
import {TOPICS} from './topics';
import {brand} from '../site';
import {LAYOUTS, type LayoutName} from './layouts';

/** What `npm run article` writes where the description goes, until somebody does. */
export const DESCRIPTION_TO_WRITE =
  'Say here, in 50 to 160 characters, what a reader knows or can do after this article.';

/** Search results cut what is longer; the site's name stands behind every title. */
export const MOST_TITLE = 70 - ` | ${brand.name}`.length;

const date = Joi.date().iso();

const question = Joi.object({
  question: Joi.string().required(),
  answer: Joi.string().required(),
});

const common = {
  title: Joi.string().required(),
  description: Joi.string().min(50).max(160).required(),
  keywords: Joi.array().items(Joi.string()),
  discountCode: Joi.string()
    .pattern(/^[\w-]{1,40}$/)
    .messages({
      'string.pattern.base': 'may have 40 letters, digits, "-" and "_", and nothing else',
    }),
  layout: Joi.string().valid(...LAYOUTS),
  faq: Joi.array().items(question),
};

const article = Joi.object({
  ...common,
  title: common.title.max(MOST_TITLE),
  description: common.description
    .invalid(DESCRIPTION_TO_WRITE)
    .messages({'any.invalid': 'is still the sentence that "npm run article" wrote'}),
  image: Joi.string()
    .pattern(/^\.\/[\w-]+\.(svg|png|jpe?g|webp|avif)$/)
    .required()
    .messages({
      'string.pattern.base':
        'must name a picture in the article\'s own folder, beginning with "./"',
    }),
  imageAlt: Joi.string().min(10).required().messages({
    'any.required':
      'is missing. It is read to people who do not see the cover: say what it shows',
  }),
  datePublished: date.required(),
  dateModified: date
    .min(Joi.ref('datePublished'))
    .messages({'date.min': 'is before datePublished'}),
  author: Joi.string()
    .valid(...Object.keys(authors))
    .required()
    .messages({
      'any.only':
        'is "{#value}", whom src/content/authors.ts does not know. It knows: {#valids}',
    }),
  topic: Joi.string()
    .valid(...TOPICS)
    .required(),
  featured: Joi.boolean(),
  draft: Joi.boolean(),
});

/** What a legal page says of its state, beside what every page has. */
const legalState = {
  version: Joi.string(),
  effectiveDate: date,
  reviewedOn: date.allow(null),
  summary: Joi.array().items(Joi.string()).min(1),
  changes: Joi.array()
    .items(Joi.object({date: date.required(), text: Joi.string().required()}))
    .min(1),
};

/** Schemas of front matter: one for each layout, and one for articles that look legal. */
export type SchemaName = LayoutName | 'legalArticle';

/** What each layout asks of a page's front matter. */
export const schemas: Readonly<Record<SchemaName, Joi.ObjectSchema>> = {
  // Docs and legal pages may have the many fields of Docusaurus' own beside ours.
  docs: Joi.object(common).unknown(),
  article,
  legal: Joi.object({...common, ...legalState})
    .fork(['version', 'effectiveDate', 'summary', 'changes'], (field) => field.required())
    .unknown(),
  legalArticle: article.keys(legalState),
};

/** What is wrong with a field, by Joi's name for it; the field's own name goes before. */
export const sentences: Readonly<Record<string, string>> = {
  'any.ref': 'can only be checked when datePublished is right',
  'any.required': 'is missing',
  'any.only': 'is "{#value}", which is none of: {#valids}',
  'array.base': 'must be a list',
  'array.min': 'needs an entry',
  'boolean.base': 'must be true or false',
  'date.base': 'is not a date',
  'date.format': 'is not a date',
  'object.base': 'has an entry without its fields',
  'string.base': 'is not a text. Quotes around it make it one',
  'string.empty': 'is empty',
  'string.max': 'has {length(#value)} characters, and {#limit} are the most',
  'string.min': 'has {length(#value)} characters, and {#limit} are the least',
};

/** Per field: an example that is right, for the sentence about one that is wrong. */
export const examples: Readonly<Record<string, string>> = {
  title: 'title: What is DKIM?',
  description:
    "description: 'DKIM explained on a signed email: every tag, what breaks a signature, and the lines a failure leaves.'",
  keywords: 'keywords: [dkim, email authentication]',
  discountCode: 'discountCode: SPRING-50',
  layout: `layout: ${LAYOUTS.join(' | ')}`,
  faq: 'faq: a list of "- question: …" each with an "answer: …" below it',
  image: 'image: ./cover.svg',
  imageAlt: 'imageAlt: A sealed envelope in a pigeonhole, with a key on it',
  datePublished: 'datePublished: 2026-11-21',
  dateModified: 'dateModified: 2026-11-21, not before datePublished',
  author: 'author: postwren',
  topic: `topic: ${TOPICS.join(' | ')}`,
  featured: 'featured: true',
  draft: 'draft: true',
  version: "version: '1.0'",
  effectiveDate: 'effectiveDate: 2026-11-21',
  reviewedOn: 'reviewedOn: 2026-11-21',
  summary: 'summary: a list of short sentences',
  changes: 'changes: a list of "- date: 2026-11-21" each with a "text: …" below it',
};
