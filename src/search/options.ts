import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {SectionsOf} from './cutMarkdown';

export interface PluginOptions {
  /** OpenAPI document, relative to the site's folder. */
  api: string;
  /** Pages shown when nothing is found, best first; those that do not exist are left out. */
  suggestions: string[];
  /** Knows how pages were cut when they were compiled. */
  sectionsOf?: SectionsOf;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  api: 'src/api/openapi.yaml',
  suggestions: [
    '/docs/email-sending-quickstart/',
    '/docs/api/authentication/',
    '/docs/api/email/',
    '/docs/api/errors/',
    '/docs/webhooks/',
  ],
};

const PluginOptionSchema = Joi.object<PluginOptions>({
  api: Joi.string()
    .pattern(/\.ya?ml$/)
    .default(DEFAULT_OPTIONS.api),
  suggestions: Joi.array()
    .items(Joi.string().pattern(/^\/(.*\/)?$/))
    .default(DEFAULT_OPTIONS.suggestions),
  sectionsOf: Joi.function(),
});

/** @throws {Joi.ValidationError} for an option that is unknown or has the wrong form */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(PluginOptionSchema, options);
}
