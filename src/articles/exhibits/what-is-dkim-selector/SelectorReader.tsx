import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDeferredValue, useId, useMemo, useState} from 'react';
import {needsApp} from '../../../shell';
import {EXAMPLE} from './example';
import {
  MAX_TEXT,
  readSelectors,
  type FoundSelector,
  type Relation,
} from './readSelectors';
import {Rows} from '../../../ui';
import box from '../../parts/Box.module.css';
import sheet from '../../parts/Sheet.module.css';
import styles from './SelectorReader.module.css';

function relationInWords(relation: Relation, from = ''): string {
  switch (relation) {
    case 'same':
      return 'The From address is at the same domain, so DMARC counts this signature if it is valid.';
    case 'family':
      return `The From address is at ${from}. DMARC counts this signature if both domains belong to one organization and alignment is relaxed.`;
    case 'other':
      return `The From address is at ${from}. DMARC does not count this signature.`;
    case 'unknown':
      return 'Paste the From line as well to see whether DMARC counts this signature.';
  }
}

function Found({
  found: {selector, domain, keyName, algorithm, relation},
  from,
}: {
  found: FoundSelector;
  from?: string | undefined;
}) {
  return (
    <li>
      <p className={styles.tags}>
        DKIM-Signature: … a={algorithm || '?'}; <span data-part="domain">d={domain}</span>
        ; <span data-part="selector">s={selector}</span>; …
      </p>
      <p className={styles.record}>
        <span data-part="selector">{selector}</span>
        <wbr />
        ._domainkey.
        <wbr />
        <span data-part="domain">{domain}</span>
      </p>
      <p className={styles.note}>{relationInWords(relation, from)}</p>
      <p className={styles.form}>
        <code>dig +short TXT {keyName}</code>
        <Link
          to={`/tools/dkim-checker/#${new URLSearchParams({domain, selector}).toString()}`}
          data-noBrokenLinkCheck
        >
          Check this key
        </Link>
      </p>
    </li>
  );
}

/** Reads the selectors out of a header that the reader pastes. Nothing leaves the page. */
export function SelectorReader() {
  const id = useId();
  const [text, setText] = useState(EXAMPLE);
  const current = useDeferredValue(text);
  const {found, unusable, fromDomain} = useMemo(() => readSelectors(current), [current]);
  const count = found.length + unusable.length;
  return (
    <figure
      id="selector-reader"
      data-exhibit=""
      className={clsx(sheet.sheet, styles.exhibit)}
    >
      <figcaption className={sheet.title}>
        Find the DKIM selectors in an email header
      </figcaption>
      <label htmlFor={`${id}text`}>
        Paste the source of a message, or only its header. It does not leave this page.
      </label>
      <textarea
        className={box.box}
        id={`${id}text`}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={MAX_TEXT}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
        {...needsApp}
      />
      <noscript>
        <p className={sheet.note}>
          Reading your own header needs JavaScript. Below is the result for our example.
        </p>
      </noscript>
      <p className={styles.count} role="status">
        {count === 0
          ? 'This text has no DKIM-Signature. Paste the complete header.'
          : count === 1
            ? '1 signature.'
            : `${count} signatures, newest first.`}
      </p>
      <Rows as="ol" className={styles.found}>
        {found.map((one, index) => (
          // A message may be signed twice with the same key.
          <Found key={`${index} ${one.keyName}`} found={one} from={fromDomain} />
        ))}
      </Rows>
      {unusable.map((message, index) => (
        // Two signatures may have the same fault.
        <p key={`${index} ${message}`} className={styles.note}>
          One signature cannot be read. {message}
        </p>
      ))}
    </figure>
  );
}
