import {useState} from 'react';
import {Button} from '../../../ui';
import {FactRows, ResultPart, type Tone} from '../../view';
import {
  failureWords,
  messagesOf,
  number,
  percent,
  stateWords,
  type FailureKind,
  type Source,
  type SourceState,
  type Summary,
} from '..';
import styles from './Sources.module.css';

/** Sources that are shown at first. */
const FIRST = 20;

const EVIDENCE: Readonly<Record<NonNullable<Source['by']>, string>> = {
  signature: 'recognized by its DKIM signature',
  'return-path': 'recognized by its return-path',
  selector: 'probably, by the DKIM selector',
  network: 'by the network of its servers',
};

const STATES: readonly SourceState[] = [
  'fix',
  'unknown',
  'needs-dkim',
  'forwarder',
  'ready',
];

/** Who sends as the domain, those with something to do first. */
export function Sources({summary}: {summary: Summary}) {
  const {sources, moreSources, messages} = summary;
  const [all, showAll] = useState(false);
  const shown = all ? sources : sources.slice(0, FIRST);
  const hidden = sources.length - shown.length;
  return (
    <ResultPart id="sources" level={2} title="Who sends as your domain">
      <div className="small">
        <FactRows names="9.5rem">
          {STATES.filter((state) => sources.some((source) => source.state === state)).map(
            (state) => (
              <div key={state}>
                <dt>
                  <State state={state} />
                </dt>
                <dd>{stateWords[state].says}.</dd>
              </div>
            ),
          )}
        </FactRows>
      </div>
      <ol className={styles.sources}>
        {shown.map((source) => (
          <li key={source.name}>
            <SourceCard source={source} of={messages} />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button
          kind="secondary"
          onClick={() => {
            showAll(true);
          }}
        >
          Show {number(hidden)} more {hidden === 1 ? 'source' : 'sources'}
        </Button>
      )}
      {moreSources.sources > 0 && (
        <p>
          {number(moreSources.sources)} smaller sources, with{' '}
          {messagesOf(moreSources.messages)}, are in the CSV file only.
        </p>
      )}
    </ResultPart>
  );
}

const TONES: Readonly<Record<SourceState, Tone>> = {
  fix: 'bad',
  unknown: 'bad',
  'needs-dkim': 'unsure',
  forwarder: 'none',
  ready: 'good',
};

function State({state}: {state: SourceState}) {
  return (
    <span className={styles.state} data-state={state} data-tone={TONES[state]}>
      {stateWords[state].label}
    </span>
  );
}

function SourceCard({source, of}: {source: Source; of: number}) {
  const {name, by, state, messages, failed, both, dkimOnly, spfOnly, failures} = source;
  const kinds: readonly FailureKind[] = ['yours', 'forwarded', 'unknown'];
  return (
    <details className={styles.source} data-state={state}>
      <summary>
        <span className={styles.name}>
          <b>{name}</b>
          {by && <small>{EVIDENCE[by]}</small>}
        </span>
        <State state={state} />
        <span className={styles.count}>
          {messagesOf(messages)} <small>{percent(messages, of)}</small>
        </span>
        <span className={styles.count}>
          {failed === 0 ? 'all pass' : `${number(failed)} fail`}
        </span>
      </summary>
      <div className={styles.inside}>
        <p>{stateWords[state].advice}</p>
        <FactRows names="9.5rem">
          <Fact name="Outcome">
            {[
              [both, 'pass DKIM and SPF'],
              [dkimOnly, 'pass DKIM only'],
              [spfOnly, 'pass SPF only'],
              [failed, 'fail'],
            ]
              .filter(([count]) => count !== 0)
              .map(([count, what]) => `${number(Number(count))} ${what ?? ''}`)
              .join(', ')}
          </Fact>
          {failed > 0 && (
            <Fact name="Those that fail">
              {kinds
                .filter((kind) => failures[kind] > 0)
                .map((kind) => `${failureWords[kind]}: ${number(failures[kind])}`)
                .join('. ')}
            </Fact>
          )}
          <Tallies name="From address" rows={source.fromDomains} />
          <Tallies name="DKIM signatures" rows={source.signatures} none="No signature" />
          <Tallies name="SPF" rows={source.spfChecks} none="No result" />
          <Tallies
            name="Servers"
            rows={source.ips}
            more={source.addresses - source.ips.length}
          />
        </FactRows>
      </div>
    </details>
  );
}

function Fact({name, children}: {name: string; children: string}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tallies({
  name,
  rows,
  none,
  more = 0,
}: {
  name: string;
  rows: Source['ips'];
  /** What to say where there is none; without it, nothing is said. */
  none?: string;
  more?: number;
}) {
  if (rows.length === 0 && none === undefined) {
    return null;
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {rows.length === 0 ? (
          none
        ) : (
          <ul>
            {rows.map(({name: what, messages}) => (
              <li key={what}>
                <code>{what}</code> {number(messages)}
              </li>
            ))}
            {more > 0 && <li>and {number(more)} more</li>}
          </ul>
        )}
      </dd>
    </div>
  );
}
