import type {CSSProperties} from 'react';
import {Exhibit, Group} from './Exhibit';
import type {Token} from './readTokens';
import styles from './Workbench.module.css';

const KINDS: readonly [Token['kind'], title: string][] = [
  ['color', 'Colors'],
  ['text', 'Sizes of text'],
  ['space', 'Spaces'],
  ['corner', 'Corners'],
  ['shadow', 'Shadows'],
];

/** The custom properties, each drawn as what it is. */
export function Tokens({tokens}: {tokens: readonly Token[]}) {
  return (
    <Group title="Tokens" folder="src/css/tokens.css">
      {KINDS.map(([kind, title]) => (
        <Exhibit key={kind} name={title}>
          <ul className={styles.tokens} data-kind={kind}>
            {tokens
              .filter((token) => token.kind === kind)
              .map(({name, note}) => (
                <li key={name} style={{'--token': `var(${name})`} as CSSProperties}>
                  <span className={styles.swatch}>{kind === 'text' && 'Your code'}</span>
                  <code>{name}</code>
                  {note && <small>{note}</small>}
                </li>
              ))}
          </ul>
        </Exhibit>
      ))}
    </Group>
  );
}
