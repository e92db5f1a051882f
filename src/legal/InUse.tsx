import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isInUse, type ServiceName} from './services';

/** Says whether this website has a service of another company: 'on' or 'off'. */
export function InUse({service}: {service: ServiceName}) {
  const {siteConfig} = useDocusaurusContext();
  return <b>{isInUse(service, siteConfig.plugins) ? 'on' : 'off'}</b>;
}
