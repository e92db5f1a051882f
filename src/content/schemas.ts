import {Joi} from '@docusaurus/utils-validation';
import {authors} from '../articles/authors';
import {LAYOUTS, type LayoutName} from './types';

const date = Joi.date()
  .iso()
  .messages({'date.format': '{{#label}} is not a date. Write it like 2026-11-21.'});

const question = Joi.object({
  question: Joi.string().required(),
  answer: Joi.string().required(),
});

const common = {
  title: Joi.string().required(),
  description: Joi.string().min(50).max(160).required(),
  keywords: Joi.array().items(Joi.string()),
  discountCode: Joi.string().pattern(/^[\w-]{1,40}$/),
  layout: Joi.string().valid(...LAYOUTS),
  faq: Joi.array().items(question),
};

/** What each layout asks of a page's front matter. */
export const schemas: Readonly<Record<LayoutName, Joi.ObjectSchema>> = {
  docs: Joi.object(common).unknown(),
  article: Joi.object({
    ...common,
    image: Joi.string()
      .pattern(/^\.\/[\w-]+\.(svg|png|jpe?g|webp|avif)$/)
      .required(),
    imageAlt: Joi.string().min(10).required(),
    datePublished: date.required(),
    dateModified: date.min(Joi.ref('datePublished')),
    author: Joi.string()
      .valid(...Object.keys(authors))
      .required(),
    topic: Joi.string(),
  }).unknown(),
  legal: Joi.object({
    ...common,
    version: Joi.string().required(),
    effectiveDate: date.required(),
    reviewedOn: date.allow(null),
    summary: Joi.array().items(Joi.string()).min(1).required(),
    changes: Joi.array()
      .items(Joi.object({date: date.required(), text: Joi.string().required()}))
      .min(1)
      .required(),
  }).unknown(),
};

/** Per field: an example that is right, for the sentence about one that is wrong. */
export const examples: Readonly<Record<string, string>> = {
  title: 'title: What is DKIM?',
  description: 'description: one or two sentences of 50 to 160 characters',
  keywords: 'keywords: [dkim, email authentication]',
  discountCode: 'discountCode: SPRING-50',
  layout: `layout: ${LAYOUTS.join(' | ')}`,
  faq: 'faq: a list of "- question: …" each with an "answer: …" below it',
  image: 'image: ./cover.svg',
  imageAlt: 'imageAlt: A sealed envelope in a pigeonhole, with a key on it',
  datePublished: 'datePublished: 2026-11-21',
  dateModified: 'dateModified: 2026-11-21, not before datePublished',
  author: 'author: postwren',
  topic: 'topic: Authentication',
  version: "version: '1.0'",
  effectiveDate: 'effectiveDate: 2026-11-21',
  reviewedOn: 'reviewedOn: 2026-11-21',
  summary: 'summary: a list of short sentences',
  changes: 'changes: a list of "- date: 2026-11-21" each with a "text: …" below it',
};
