import Link from '@docusaurus/Link';
import {DatedPlan, ResultPart} from '../../view';
import {number, type ReportPlan, type Source, type Summary} from '..';

/** Sources that a step names. */
const MOST_NAMES = 6;

/** The way to the next policies, with what must be fixed before each. */
export function Plan({plan, summary}: {plan: ReportPlan; summary: Summary}) {
  const {steps, dropPct, isShort} = plan;
  const {domain, days} = summary;
  const generator = `/tools/dmarc-generator/#${new URLSearchParams({domain}).toString()}`;
  return (
    <ResultPart id="plan" level={2} title="Plan to the next policy">
      {dropPct && (
        <p className="quiet">
          Your record has pct below 100. Receivers that follow RFC 9989 ignore it and
          apply the policy to all messages.{' '}
          {steps[0]?.tags === 'p=none'
            ? 'Some of your own email may still fail, so publish p=none without pct first.'
            : 'Remove pct from the record.'}
        </p>
      )}
      {steps.length === 0 ? (
        <p>
          Your domain is at p=reject, but keep reading the reports, because that is where
          a new service that sends for you shows up first.
        </p>
      ) : (
        <>
          <p className="quiet">
            The dates count from today. p=none and p=quarantine each get five weeks, and
            each test two. If people write to mailing lists from this domain, stop at
            p=quarantine (RFC 9989, 7.4). You can always move later.
            {isShort &&
              days.length > 0 &&
              ` These reports cover ${number(days.length)} ${days.length === 1 ? 'day' : 'days'}, so collect more reports before the first step.`}
          </p>
          <DatedPlan
            steps={steps.map(({on, tags, fix, identify, caution}, index) => ({
              on,
              isNext: index === 0,
              title: (
                <>
                  Publish <code>{tags}</code>
                </>
              ),
              content: (
                <>
                  {fix.length === 0 && identify.length === 0 ? (
                    <p>
                      No {index > 0 && 'other '}source in these reports needs work first.
                    </p>
                  ) : (
                    <ul>
                      {fix.length > 0 && (
                        <li>
                          <b>Fix first:</b> <Names sources={fix} />
                        </li>
                      )}
                      {identify.length > 0 && (
                        <li>
                          <b>Find out whether these are yours:</b>{' '}
                          <Names sources={identify} />
                        </li>
                      )}
                    </ul>
                  )}
                  {caution && <p data-caution>{caution}</p>}
                </>
              ),
            }))}
          />
        </>
      )}
      <p>
        <Link to={generator}>Write the next record in the DMARC generator</Link>
      </p>
    </ResultPart>
  );
}

function Names({sources}: {sources: readonly Source[]}) {
  const named = sources.slice(0, MOST_NAMES).map(({name}) => name);
  const more = sources.length - named.length;
  return (
    <>
      {named.join(', ')}
      {more > 0 && ` and ${number(more)} more`}
    </>
  );
}
