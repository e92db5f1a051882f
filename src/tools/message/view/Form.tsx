import {FactRows, ResultPart} from '../../view';
import {
  CLIPPED_AT,
  htmlSize,
  kilobytes,
  MAX_LINE,
  shownParts,
  type MessageInspection,
  type MimePart,
  type Unsubscribe,
} from '..';
import styles from './Form.module.css';

/** Unsubscribe fields, size and parts. */
export function Form({
  inspection: {unsubscribe, shape},
}: {
  inspection: MessageInspection;
}) {
  const {mime, octets, longestLine} = shape;
  const html = mime ? htmlSize(shownParts(mime)) : 0;
  return (
    <ResultPart id="form" title="Unsubscribe, size and parts" className={styles.form}>
      {unsubscribe && <OneClick unsubscribe={unsubscribe} />}
      <FactRows>
        <div>
          <dt>Message</dt>
          <dd>{kilobytes(octets)}</dd>
        </div>
        {html > 0 && (
          <div>
            <dt id="html-size">HTML</dt>
            <dd>
              {kilobytes(html)} of 102 KB, from which Gmail cuts a message off
              <meter
                aria-labelledby="html-size"
                max={CLIPPED_AT}
                high={CLIPPED_AT * 0.85}
                value={Math.min(html, CLIPPED_AT)}
              />
            </dd>
          </div>
        )}
        <div>
          <dt>Longest line</dt>
          <dd>
            {longestLine.octets} of {MAX_LINE} bytes
          </dd>
        </div>
      </FactRows>
      {mime && (
        <>
          <h4>Parts</h4>
          <ul>
            <Part part={mime} />
          </ul>
        </>
      )}
    </ResultPart>
  );
}

function OneClick({unsubscribe}: {unsubscribe: Unsubscribe}) {
  const {https, postValid, coveredBy, addresses} = unsubscribe;
  const rows: [ok: boolean, yes: string, no: string][] = [
    [https, 'An HTTPS URL', 'No HTTPS URL'],
    [
      postValid,
      'List-Unsubscribe-Post is set',
      'List-Unsubscribe-Post is missing or wrong',
    ],
    [
      coveredBy.length > 0,
      `Both fields are signed by ${coveredBy.join(', ')}`,
      'No valid signature covers both fields',
    ],
  ];
  return (
    <>
      <h4>One-click unsubscribe</h4>
      <ul>
        {rows.map(([ok, yes, no]) => (
          <li key={yes} data-ok={ok}>
            <span aria-hidden="true">{ok ? '✓' : '✗'}</span> {ok ? yes : no}
          </li>
        ))}
      </ul>
      <p className={styles.addresses}>{addresses.join(', ')}</p>
    </>
  );
}

function Part({
  part: {type, charset, encoding, size, fileName, parts},
}: {
  part: MimePart;
}) {
  return (
    <li>
      <code>{type}</code>{' '}
      <span className="small quiet">
        {[
          ...(parts.length > 0 ? [] : [kilobytes(size), encoding]),
          ...(charset ? [charset] : []),
          ...(fileName ? [fileName] : []),
        ].join(', ')}
      </span>
      {parts.length > 0 && (
        <ul>
          {parts.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </ul>
      )}
    </li>
  );
}
