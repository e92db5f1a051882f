import type {MonitoringSettings, ReportSettings} from '../site';

/** What a build knows of the services, its release too. */
export interface BuiltSettings extends Omit<MonitoringSettings, 'sentry'> {
  sentry?: ReportSettings;
}
