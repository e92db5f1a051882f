import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ServiceName} from './services';

/** Says whether this website has a service of another company: 'on' or 'off'. */
export function InUse({service}: {service: ServiceName}) {
  const {siteConfig} = useDocusaurusContext();
  const services = siteConfig.customFields?.['services'] as readonly ServiceName[];
  return <b>{services.includes(service) ? 'on' : 'off'}</b>;
}
