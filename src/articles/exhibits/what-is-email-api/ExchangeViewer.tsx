import clsx from 'clsx';
import {useId} from 'react';
import {InlineText} from '../../../reading';
import {exchanges, repeats, type Exchange, type Message} from './exchanges';
import panes from '../../parts/Panes.module.css';
import tabs from '../../parts/Tabs.module.css';
import wire from '../../parts/Wire.module.css';
import styles from './Viewer.module.css';

const WAYS = {you: 'You to the API', api: 'API to you'} as const;

function Step({message, repeated}: {message: Message; repeated: boolean}) {
  const {from, line, headers = [], body, note} = message;
  const text = [
    line,
    ...headers,
    ...(body === undefined
      ? []
      : ['', repeated ? '(the same body)' : JSON.stringify(body, null, 2)]),
  ].join('\n');
  return (
    <li data-from={from} className={wire.message}>
      <p className={wire.way}>
        <span aria-hidden="true">{from === 'you' ? '→' : '←'}</span> {WAYS[from]}
      </p>
      {/* Long lines scroll: the keyboard has to reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className={wire.bytes}>
        {text}
      </pre>
      <p className={styles.note}>
        <InlineText text={note} />
      </p>
    </li>
  );
}

function Ladder({exchange: {messages}}: {exchange: Exchange}) {
  return (
    <ol className={styles.ladder}>
      {messages.map((message, index) => (
        <Step
          key={`${message.from}${message.line}${message.note}`}
          message={message}
          repeated={repeats(messages, index)}
        />
      ))}
    </ol>
  );
}

/**
 * A request to an email API message by message, in three cases. Radio buttons and CSS
 * choose the case, and print shows all.
 */
export function ExchangeViewer() {
  const name = useId();
  return (
    <fieldset className={clsx(panes.choice, styles.viewer)}>
      <legend className="vh">What happens to the request</legend>
      <div className={clsx(tabs.tabs, styles.strip)}>
        {exchanges.map(({id, title}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </div>
      {exchanges.map((exchange, index) => (
        <div
          key={exchange.id}
          className={clsx(panes.pane, styles.pane)}
          data-pane={index}
        >
          <p className={panes.printed}>{exchange.title}</p>
          <Ladder exchange={exchange} />
        </div>
      ))}
    </fieldset>
  );
}
