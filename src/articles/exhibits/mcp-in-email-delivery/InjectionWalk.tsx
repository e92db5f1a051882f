import {useId} from 'react';
import {guards, POISON, QUESTION, type Guard, type Turn} from './guards';
import styles from './InjectionWalk.module.css';

const WHO = {you: 'You', model: 'Model', server: 'Server'} as const;

function Said({
  turn: {who, text, isCode},
  isPoison = false,
}: {
  turn: Turn;
  isPoison?: boolean;
}) {
  return (
    <li data-who={who} data-poison={isPoison ? '' : undefined}>
      <b>{WHO[who]}</b>
      <span>{isCode ? <code>{text}</code> : text}</span>
    </li>
  );
}

function Pane({guard: {id, title, turns, harm, verdict}}: {guard: Guard}) {
  return (
    <div className={styles.pane} data-guard={id}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.turns}>
        <Said turn={{who: 'you', text: QUESTION}} />
        <Said turn={{who: 'server', text: POISON}} isPoison />
        {turns.map((turn, index) => (
          <Said key={`${String(index)}${turn.text}`} turn={turn} />
        ))}
      </ol>
      <p className={styles.verdict} data-harm={harm}>
        <b>{harm === 'leak' ? 'Data leaked.' : 'Attack stopped.'}</b> {verdict}
      </p>
    </div>
  );
}

/**
 * One poisoned bounce against four ways to guard a server. Radio buttons and CSS choose;
 * print and browsers without scripts show all four.
 */
export function InjectionWalk() {
  const name = useId();
  return (
    <fieldset className={styles.exhibit}>
      <legend>The same bounce, with four ways to guard the server</legend>
      <div className={styles.strip}>
        {guards.map(({id, title}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </div>
      {guards.map((guard) => (
        <Pane key={guard.id} guard={guard} />
      ))}
    </fieldset>
  );
}
