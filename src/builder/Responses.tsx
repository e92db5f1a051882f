import Translate, {translate} from '@docusaurus/Translate';
import {literals, writeLiteral} from '../api/plain';
import {CodeBlock} from '../reading';
import styles from './Builder.module.css';
import {color} from './color';
import type {Sent} from './session';
import {membersOf} from './values';

/** A response as `curl -i` prints it. */
function written({title, headers, body}: Sent['response']): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    title,
    ...lines,
    ...(body === undefined ? [] : ['', writeLiteral(body, literals.json)]),
  ].join('\n');
}

/**
 * What the mock has responded with, the newest first, to be compared.
 *
 * @param shown the one whose text is shown
 */
export function Responses({
  sent,
  shown,
  onShow,
}: {
  sent: readonly Sent[];
  shown: Sent;
  onShow: (sent: Sent) => void;
}) {
  const {response} = shown;
  const {code} = membersOf(response.body);
  return (
    <>
      <CodeBlock
        title={translate(
          {message: 'Response {number}, from the mock'},
          {number: shown.number},
        )}
        language="json"
        html={color(written(response), 'json')}
      />
      <p className="small quiet">
        {translate({
          message:
            'The mock of the API runs in this page and follows the same contract as the reference. Nothing was sent to the API.',
        })}{' '}
        {typeof code === 'string' && (
          <a href={`/docs/api/errors/#${code}`} target="_blank" rel="noreferrer">
            <Translate values={{code: <code>{code}</code>}}>
              {'What {code} means'}
            </Translate>
            <span className="vh"> {translate({message: '(opens a new tab)'})}</span>
          </a>
        )}
      </p>
      {sent.length > 1 && (
        <ol className={styles.sent} aria-label={translate({message: 'Sent in this tab'})}>
          {sent.map((one) => (
            <li key={one.number}>
              <button
                type="button"
                aria-pressed={one === shown}
                onClick={() => {
                  onShow(one);
                }}
              >
                <span>{one.number}</span>
                <span>
                  <b>{one.response.title}</b> {one.request.method} {one.request.url}
                </span>
                <time dateTime={one.time.toISOString()}>
                  {one.time.toTimeString().slice(0, 8)}
                </time>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
