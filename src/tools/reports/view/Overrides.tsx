import {FactRows, ResultPart} from '../../view';
import {messagesOf, overrideWords, type Summary} from '..';

/** Why receivers did something else than the policy asks for. */
export function Overrides({summary: {overrides}}: {summary: Summary}) {
  return overrides.length === 0 ? null : (
    <ResultPart id="overrides" level={2} title="Why receivers did not follow the policy">
      <FactRows names="13rem">
        {overrides.map(({type, messages, comments}) => (
          <div key={type}>
            <dt>
              <code>{type}</code> <span>{messagesOf(messages)}</span>
            </dt>
            <dd>
              <p>{overrideWords[type] ?? overrideWords.other}</p>
              {comments.length > 0 && (
                <p className="quiet">
                  Comments:{' '}
                  {comments.map((comment, index) => (
                    <span key={comment}>
                      {index > 0 && ', '}“{comment}”
                    </span>
                  ))}
                </p>
              )}
            </dd>
          </div>
        ))}
      </FactRows>
    </ResultPart>
  );
}
