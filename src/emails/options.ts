import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Brand} from './brand';
import {DESIGNS, FONT_LABELS, MAX_RADIUS} from './brandChoices';

/** Options of the emails plugin. */
export interface EmailsOptions {
  /** The brand the emails wear until a reader changes it. */
  brand: Brand;
  /** Base address of the HTTP API, without a trailing slash. */
  apiUrl: string;
}

export const DEFAULT_BRAND: Brand = {
  name: 'Acme',
  color: '#0f6b4c',
  font: 'system',
  design: 'card',
  radius: 6,
};

const schema = Joi.object<EmailsOptions>({
  brand: Joi.object<Brand>({
    name: Joi.string().default(DEFAULT_BRAND.name),
    color: Joi.string()
      .pattern(/^#[0-9a-f]{6}$/i)
      .message('"brand.color" is not a valid color. Use a value like "#0f6b4c".')
      .default(DEFAULT_BRAND.color),
    font: Joi.string()
      .valid(...Object.keys(FONT_LABELS))
      .default(DEFAULT_BRAND.font),
    design: Joi.string()
      .valid(...DESIGNS)
      .default(DEFAULT_BRAND.design),
    radius: Joi.number().integer().min(0).max(MAX_RADIUS).default(DEFAULT_BRAND.radius),
    logo: Joi.object({
      src: Joi.string().uri({scheme: 'https'}).required(),
      width: Joi.number().integer().positive().required(),
      height: Joi.number().integer().positive().required(),
    }),
  }).default(DEFAULT_BRAND),
  apiUrl: Joi.string().uri({scheme: 'https'}).required(),
});

/** Checks the options and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<EmailsOptions>, EmailsOptions>): EmailsOptions {
  return validate(schema, options);
}
