import {useId} from 'react';
import {InlineText} from '../../../reading';
import styles from './McpExchange.module.css';
import {steps, wireText, type Message, type Step} from '../mcp-frames';

function Wire({
  from,
  message,
  isWhole,
}: {
  from: 'client' | 'server';
  message: Message;
  isWhole: boolean;
}) {
  return (
    <div className={styles.message} data-from={from}>
      <p className={styles.way}>
        <span aria-hidden="true">{from === 'client' ? '→' : '←'}</span>{' '}
        {from === 'client' ? 'Client to server' : 'Server to client'}
      </p>
      {/* Long lines scroll: the keyboard has to reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>{wireText(message, isWhole)}</pre>
    </div>
  );
}

function Pane({step, isFirst}: {step: Step; isFirst: boolean}) {
  return (
    <li className={styles.pane} data-step={step.id}>
      <p className={styles.title}>{step.title}</p>
      <p>
        <InlineText text={step.why} />
      </p>
      <Wire from="client" message={step.request} isWhole={isFirst} />
      <Wire from="server" message={step.answer} isWhole />
      <p className={styles.lesson}>
        <InlineText text={step.lesson} />
      </p>
    </li>
  );
}

/**
 * An exchange over MCP, step by step. Radio buttons and CSS choose a step; print and
 * browsers without scripts show the whole list.
 */
export function McpExchange() {
  const name = useId();
  return (
    <fieldset className={styles.exhibit}>
      <legend>One conversation, five requests</legend>
      <div className={styles.strip} data-twin="none">
        {steps.map(({id, title}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </div>
      <ol className={styles.panes}>
        {steps.map((step, index) => (
          <Pane key={step.id} step={step} isFirst={index === 0} />
        ))}
      </ol>
    </fieldset>
  );
}
