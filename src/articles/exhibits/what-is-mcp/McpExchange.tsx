import clsx from 'clsx';
import {InlineText} from '../../../reading';
import wire from '../../parts/Wire.module.css';
import styles from './McpExchange.module.css';
import {steps, wireText, type Message, type Step} from '../mcp-frames';
import {StepPanes} from '../step-panes';

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
    <div className={clsx(wire.message, styles.message)} data-from={from}>
      <p className={wire.way}>
        <span aria-hidden="true">{from === 'client' ? '→' : '←'}</span>{' '}
        {from === 'client' ? 'Client to server' : 'Server to client'}
      </p>
      {/* Long lines scroll: the keyboard has to reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className={wire.bytes}>
        {wireText(message, isWhole)}
      </pre>
    </div>
  );
}

function Frames({step, isFirst}: {step: Step; isFirst: boolean}) {
  return (
    <>
      <p>
        <InlineText text={step.why} />
      </p>
      <Wire from="client" message={step.request} isWhole={isFirst} />
      <Wire from="server" message={step.answer} isWhole />
      <p className={styles.lesson}>
        <InlineText text={step.lesson} />
      </p>
    </>
  );
}

/** An exchange over MCP, step by step. */
export function McpExchange() {
  return (
    <StepPanes
      legend="One conversation, five requests"
      panes={steps.map((step, index) => ({
        id: step.id,
        title: step.title,
        content: <Frames step={step} isFirst={index === 0} />,
      }))}
    />
  );
}
