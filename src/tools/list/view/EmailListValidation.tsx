import {BarChart} from '../../../reading';
import {Button} from '../../../ui';
import {builtGuide, ResultBoundary, ResultFoot, ToolHero} from '../../view';
import {bounceRisk, classWords, listClasses, type SortSummary} from '..';
import type {ListInfo} from '../work/protocol';
import {DomainChecks} from './DomainChecks';
import styles from './EmailListValidation.module.css';
import {endingOf} from './files';
import {Frame} from './Frame';
import {Gauge} from './Gauge';
import {ReadAs} from './ReadAs';
import {Rows} from './Rows';
import {SaveRows} from './SaveRows';
import {Source} from './Source';
import {useFocusOnArrival} from './useFocusOnArrival';
import {useValidation, type Validation} from './useValidation';

const ValidationGuide = builtGuide(
  async () => (await import('./ValidationGuide')).ValidationGuide,
);

/** Id of the heading of the frame. */
const FRAME = 'frame-title';

const TITLES = {mark: 'Result', reason: 'Why'};

/** The page of the email list validation. */
export function EmailListValidation() {
  const tool = useValidation();
  const {list, summary} = tool;
  useFocusOnArrival(list, FRAME);
  return (
    <>
      <ToolHero
        title="Email list validation"
        lead="Sort a list of addresses into those you can send to, those to check, and those to remove, each with its reason."
        promise="A hundred thousand rows, without an upload."
      >
        <Source list={list} verb="Check" />
      </ToolHero>
      <div className={`wrap ${styles.result ?? ''}`}>
        {list.info && summary ? (
          <ResultBoundary of={summary}>
            <Sorted tool={tool} info={list.info} summary={summary} />
          </ResultBoundary>
        ) : (
          <section aria-labelledby={FRAME}>
            <h2 id={FRAME}>The sorting frame</h2>
            <p className={styles.lead}>
              Every address of your list goes into one of eleven pigeonholes.
            </p>
            <Frame
              counts={undefined}
              rows={0}
              chosen={new Set()}
              choose={() => undefined}
            />
          </section>
        )}
      </div>
      <ValidationGuide />
    </>
  );
}

function Sorted({
  tool,
  info,
  summary,
}: {
  tool: Validation;
  info: ListInfo;
  summary: SortSummary;
}) {
  const {list, chosen, choose, version} = tool;
  const {counts, rows, providers} = summary;
  const classes = listClasses.filter((name) => chosen.has(name));
  const count = classes.reduce((sum, name) => sum + counts[name], 0);
  const sendable = counts.likely + counts.unasked + counts.role;
  const most = providers[0]?.count ?? 1;
  const longest = Math.max(most, providers.at(-1)?.count ?? 1);
  return (
    <>
      <section aria-labelledby={FRAME}>
        <h2 id={FRAME} tabIndex={-1}>
          {sendable.toLocaleString('en')} of {rows.toLocaleString('en')} can be sent to
          {counts.unasked > 0 && ', before the DNS check'}
        </h2>
        <ReadAs list={list} info={info} />
        <Frame counts={counts} rows={rows} chosen={chosen} choose={choose} />
      </section>
      <div className={styles.pair}>
        <DomainChecks tool={tool} summary={summary} />
        <Gauge risk={bounceRisk(counts)} />
      </div>
      <section aria-labelledby="rows-title">
        <h2 id="rows-title">
          {chosen.size === listClasses.length
            ? 'All rows'
            : 'Rows of the selected classes'}
        </h2>
        <Rows
          client={list.client}
          selection={{of: 'sorted', classes}}
          version={version}
          caption="Rows of the selected classes"
          titles={TITLES}
        />
        <div className={styles.save}>
          <SaveRows
            client={list.client}
            ending={endingOf(info, true)}
            files={[
              {
                label: `Save ${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'} with reasons`,
                name: `${list.name}-${classes.length === 1 ? (classes[0] ?? '') : 'checked'}`,
                selection: {of: 'sorted', classes},
                count,
              },
            ]}
          />
          <p className={styles.small}>
            The file has the rows of the selected classes, with all your columns and three
            more: check_result, check_reason and check_suggestion.
          </p>
        </div>
      </section>
      <section aria-labelledby="sum-title">
        <h2 id="sum-title">Summary</h2>
        <div className={styles.pair}>
          <BarChart
            title="By class"
            bars={listClasses
              .filter((name) => counts[name] > 0)
              .map((name) => ({
                label: classWords[name].label,
                value: counts[name].toLocaleString('en'),
                share: (counts[name] / Math.max(1, ...Object.values(counts))) * 100,
              }))}
          />
          <BarChart
            title="By provider or domain"
            bars={providers.map(({name, count: addresses}) => ({
              label: name,
              value: addresses.toLocaleString('en'),
              share: (addresses / longest) * 100,
            }))}
          />
        </div>
        <div className={styles.end}>
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              print();
            }}
          >
            Print the summary
          </Button>
          <ResultFoot onReset={list.forget} />
        </div>
      </section>
    </>
  );
}
