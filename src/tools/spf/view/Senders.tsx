import clsx from 'clsx';
import {memo, useState, type ReactNode} from 'react';
import {Field, type FieldProblem, SearchField, Tick} from '../../view';
import {spfProviders, type ChoiceProblem, type SpfProvider} from '..';
import {providerDetails} from '../providerDetails';
import styles from './Senders.module.css';
import type {GeneratorState} from './state';

/** The problems of a field with one entry a line, each with the number of its line. */
function byLine(
  problems: readonly ChoiceProblem[],
  field: ChoiceProblem['field'],
  text: string,
): FieldProblem[] {
  const lines = text.split('\n');
  const taken = new Set<number>();
  return problems
    .filter((problem) => problem.field === field && problem.entry !== undefined)
    .map(({entry, message, cure, severity}) => {
      const index = lines.findIndex((line, at) => line === entry && !taken.has(at));
      taken.add(index);
      return {
        line: index + 1,
        message,
        cure,
        gentle: severity === 'note',
      };
    })
    .sort((a, b) => a.line - b.line);
}

function Group({
  number,
  title,
  lead,
  children,
}: {
  number: number;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>
        <h2>
          <span className={styles.number}>{number}</span> {title}
        </h2>
      </legend>
      {lead && <p className="quiet">{lead}</p>}
      {children}
    </fieldset>
  );
}

function matches({name, include = ''}: SpfProvider, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || include.includes(wanted);
}

/** The services, to search and to tick. */
const Services = memo(function Services({chosen}: {chosen: readonly string[]}) {
  const [search, setSearch] = useState('');
  const isShown = (provider: SpfProvider) =>
    chosen.includes(provider.id) || matches(provider, search);
  const hits = spfProviders.filter((provider) => matches(provider, search)).length;
  return (
    <>
      <SearchField label="Find a service" onSearch={setSearch}>
        {search.trim() !== '' &&
          (hits === 0
            ? 'Not in the list, so add the domain from its instructions under “Further includes”.'
            : `${hits} ${hits === 1 ? 'service' : 'services'}`)}
      </SearchField>
      <ul className={clsx(styles.services, 'in-blocks')}>
        {spfProviders.map((provider) => {
          const {id, name, include, network} = provider;
          const {note} = providerDetails[id] ?? {};
          const term = include ?? network;
          return (
            <li key={id} hidden={!isShown(provider)}>
              <Tick
                type="checkbox"
                name="service"
                value={id}
                aria-describedby={note ? `note-${id}` : undefined}
              >
                <b>{name}</b> {term ? <code>{term}</code> : <i>needs no entry</i>}
              </Tick>
              {note && <p id={`note-${id}`}>{note}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
});

/** Who sends for the domain, and what happens to everybody else. */
export function Senders({
  state,
  problems,
}: {
  state: GeneratorState;
  problems: readonly ChoiceProblem[];
}) {
  return (
    <>
      <Group
        number={1}
        title="Who sends for you?"
        lead="Select every service that sends email with your domain in the return-path."
      >
        <Services chosen={state.service} />
      </Group>
      <Group number={2} title="Your own servers">
        <Field
          id="ip"
          name="ip"
          label="IP addresses"
          hint="IPv4 or IPv6 addresses or ranges such as 192.0.2.0/24, one per line, which cost no lookup."
          lines={3}
          maxLength={4000}
          placeholder={'192.0.2.10\n2001:db8::/48'}
          problems={byLine(problems, 'networks', state.ip)}
        />
        <div className={styles.ticks}>
          <Tick type="checkbox" name="a" value="1">
            <b>
              My web server sends email <code>a</code>
            </b>
            <small>Every address your domain itself points to, for one lookup.</small>
          </Tick>
          <Tick type="checkbox" name="mx" value="1">
            <b>
              The servers that receive my email also send it <code>mx</code>
            </b>
            <small>Rarely needed with a hosted mailbox, and costs one lookup.</small>
          </Tick>
        </div>
        <Field
          id="include"
          name="include"
          label="Further includes"
          hint="The domain from a service’s instructions, one per line, each of which costs at least one lookup."
          lines={2}
          maxLength={2000}
          placeholder="_spf.service.example"
          problems={byLine(problems, 'includes', state.include)}
        />
      </Group>
      <Group number={3} title="And all other servers?">
        <div className={styles.endings}>
          <label>
            <input type="radio" name="all" value="~all" defaultChecked />
            <code>~all</code>
            <b>Accept it, but mark it</b>
            <small>
              For a domain that sends email, because forwarded email is not rejected
              before DKIM and DMARC are checked.
            </small>
          </label>
          <label>
            <input type="radio" name="all" value="-all" />
            <code>-all</code>
            <b>Reject it</b>
            <small>
              For a domain that sends none, because for others, a receiver may reject
              forwarded email immediately.
            </small>
          </label>
        </div>
      </Group>
    </>
  );
}
