import {Unfold} from '../../ui';
import {dohServers} from '../dns';
import type {Problem} from '../kit';
import {Field} from './Field';
import styles from './ResolverChoice.module.css';
import {defaultResolver, OWN_RESOLVER} from './resolverSetting';
import {Tick} from './Tick';

/** Ids of the fields, and what else finds them. */
export const RESOLVER_FIELDS = {choice: 'resolver', own: 'resolverAddress'} as const;

/** Which resolver is asked. Folded away: the sentence beside the button names it. */
export function ResolverChoice({
  problem,
}: {
  /** What is wrong with the visitor's own address. */
  problem?: Problem | undefined;
}) {
  return (
    <Unfold label="Choose another resolver">
      <fieldset className={styles.list}>
        <legend className="vh">Resolver</legend>
        {dohServers.map(({name, url}) => (
          <Tick
            key={name}
            type="radio"
            name={RESOLVER_FIELDS.choice}
            value={name}
            defaultChecked={name === defaultResolver.choice}
          >
            {name} <code>{new URL(url).host}</code>
          </Tick>
        ))}
        <Tick type="radio" name={RESOLVER_FIELDS.choice} value={OWN_RESOLVER}>
          Your own, or your company’s
        </Tick>
        <div className={styles.own}>
          <Field
            id={RESOLVER_FIELDS.own}
            name={RESOLVER_FIELDS.own}
            label="Address of your resolver"
            hint="It has to support DNS over HTTPS (RFC 8484) and allow web pages to read its responses."
            inputMode="url"
            maxLength={300}
            placeholder="https://dns.example.com/dns-query"
            problems={problem ? [problem] : []}
          />
        </div>
      </fieldset>
    </Unfold>
  );
}
