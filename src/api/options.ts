import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  /** Path of the OpenAPI document, relative to the site's folder. */
  path: string;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  path: 'src/api/openapi.yaml',
};

const PluginOptionSchema = Joi.object<PluginOptions>({
  path: Joi.string()
    .pattern(/\.ya?ml$/)
    .default(DEFAULT_OPTIONS.path),
});

/** @throws {Joi.ValidationError} for an option that is unknown or not a YAML path */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(PluginOptionSchema, options);
}
