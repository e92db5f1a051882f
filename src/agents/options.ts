import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  /** The most text of pages that `/llms-full.txt` holds, in characters. */
  fullTextLimit: number;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  // All docs of today twice over, and still a file that one opens in an editor.
  fullTextLimit: 2_000_000,
};

const PluginOptionSchema = Joi.object<PluginOptions>({
  fullTextLimit: Joi.number().integer().positive().default(DEFAULT_OPTIONS.fullTextLimit),
});

/** @throws {Joi.ValidationError} for an option that is unknown or not a positive number */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(PluginOptionSchema, options);
}
