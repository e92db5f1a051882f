import {StepPanes} from '../step-panes';
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

function Walk({guard: {turns, harm, verdict}}: {guard: Guard}) {
  return (
    <>
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
    </>
  );
}

/** One poisoned bounce against four ways to guard a server. */
export function InjectionWalk() {
  return (
    <StepPanes
      legend="The same bounce, with four ways to guard the server"
      panes={guards.map((guard) => ({
        id: guard.id,
        title: guard.title,
        content: <Walk guard={guard} />,
      }))}
    />
  );
}
