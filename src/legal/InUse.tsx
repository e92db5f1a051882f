import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ServiceName} from './services';

/** Says whether this website has a service that can be switched on: 'on' or 'off'. */
export function InUse({service}: {service: ServiceName}) {
  const {siteConfig} = useDocusaurusContext();
  const services = siteConfig.customFields?.['services'] as readonly ServiceName[];
  return <b>{services.includes(service) ? 'on' : 'off'}</b>;
}
