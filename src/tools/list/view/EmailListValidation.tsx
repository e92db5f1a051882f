import {BarChart} from '../../../reading';
import {Button, Actions, Columns} from '../../../ui';
import {builtGuide, ResultBoundary, ResultFoot, ToolHero, ResultPart} from '../../view';
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
          <ResultPart
            id={FRAME}
            level={2}
            isLarge
            title="Your list, sorted into eleven classes"
            lead="Each class says whether to send to an address, check it first or remove it."
          >
            <Frame
              counts={undefined}
              rows={0}
              chosen={new Set()}
              choose={() => undefined}
            />
          </ResultPart>
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
      <ResultPart
        id={FRAME}
        level={2}
        isLarge
        title={`No problem found in ${sendable.toLocaleString('en')} of ${rows.toLocaleString('en')} rows${counts.unasked > 0 ? ', before the DNS check' : ''}`}
      >
        <ReadAs list={list} info={info} />
        <Frame counts={counts} rows={rows} chosen={chosen} choose={choose} />
      </ResultPart>
      <Columns split="repeat(2, minmax(0, 1fr))">
        <DomainChecks tool={tool} summary={summary} />
        <Gauge risk={bounceRisk(counts)} />
      </Columns>
      <ResultPart
        id="rows-title"
        level={2}
        isLarge
        title={
          chosen.size === listClasses.length ? 'All rows' : 'Rows of the selected classes'
        }
        isPrinted={false}
        isNarrow={false}
      >
        <Rows
          client={list.client}
          selection={{of: 'sorted', classes}}
          version={version}
          caption="Rows of the selected classes"
          titles={TITLES}
        />
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
        <p className="small quiet">
          The file has the rows of the selected classes, with all your columns and three
          more: check_result, check_reason and check_suggestion.
        </p>
      </ResultPart>
      <ResultPart id="sum-title" level={2} isLarge title="Summary">
        <Columns split="repeat(2, minmax(0, 1fr))">
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
        </Columns>
        <Actions>
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
        </Actions>
      </ResultPart>
    </>
  );
}
