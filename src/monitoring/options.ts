import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import type {MonitoringSettings} from '../site';

/** The services to use; none by default. `src/site/monitoringEnv.ts` checks each value. */
export type Options = MonitoringSettings;
export type PluginOptions = MonitoringSettings;

const PluginOptionSchema = Joi.object<PluginOptions>({
  googleTag: Joi.string(),
  plausible: Joi.object({
    domain: Joi.string().required(),
    origin: Joi.string().uri().required(),
  }),
  sentry: Joi.object({
    dsn: Joi.string().uri().required(),
    environment: Joi.string().required(),
    release: Joi.string(),
  }),
  sourceMaps: Joi.boolean().valid(true),
});

/** @throws {Joi.ValidationError} for an option that is unknown or has the wrong form */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(PluginOptionSchema, options);
}
