import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {CmsSettings} from '../site';

export interface PluginOptions {
  /** The Git host that articles are saved at; the built site has no CMS when undefined. */
  cms?: CmsSettings;
}

export type Options = PluginOptions;

const PluginOptionSchema = Joi.object<PluginOptions>({
  cms: Joi.object({
    backend: Joi.string().valid('github', 'gitlab', 'gitea').required(),
    repo: Joi.string().required(),
    branch: Joi.string().required(),
    baseUrl: Joi.string(),
    appId: Joi.string(),
  }),
});

/** @throws {Joi.ValidationError} for settings that are not those of `CMS_BACKEND` */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(PluginOptionSchema, options);
}
