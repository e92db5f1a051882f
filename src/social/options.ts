import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';

export interface PluginOptions {
  /** Address of an image-rendering service: then no card is drawn at build. */
  service?: string;
}

export type Options = PluginOptions;

const PluginOptionSchema = Joi.object<PluginOptions>({
  service: Joi.string().uri({scheme: 'https'}),
});

/** @throws {Joi.ValidationError} for an option that is unknown or has the wrong form */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(PluginOptionSchema, options);
}
