import {useId} from 'react';
import {needsApp} from '../../shell';
import {EXAMPLE} from '../../stack';
import {ApiCall, JsonText} from '../scenes';
import styles from './Editor.module.css';
import type {Sending} from './useSending';

/**
 * The hero's API call, whose body can be edited: a text area without a color of its own
 * over the colored text, which gives it its size.
 */
export function Editor({
  call,
  sending: {text, edit, product, rename, prepare, answer, isLive},
  className,
}: {
  call: string;
  sending: Sending;
  className?: string | undefined;
}) {
  const id = useId();
  const title = answer?.title ?? '202 Accepted';
  return (
    <ApiCall
      className={className}
      call={call}
      {...(answer && !answer.email ? {refusal: title} : {answer: title})}
    >
      <div className={styles.body} data-live={isLive ? '' : undefined}>
        <JsonText text={text} />
        <textarea
          aria-label="Body of the request"
          aria-describedby={`${id}hint`}
          value={text}
          maxLength={2000}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          {...needsApp}
          onFocus={prepare}
          onChange={({target}) => {
            edit(target.value);
          }}
        />
      </div>
      <div className={styles.foot}>
        <label htmlFor={`${id}product`}>Your product’s name</label>
        <input
          id={`${id}product`}
          type="text"
          inputMode="text"
          maxLength={24}
          value={product}
          placeholder={EXAMPLE.product}
          autoComplete="off"
          spellCheck={false}
          {...needsApp}
          onChange={({target}) => {
            rename(target.value);
          }}
        />
        <p id={`${id}hint`}>Edit the JSON. Nothing is sent.</p>
      </div>
      <p role="status" className="vh">
        {answer &&
          [answer.title, answer.body['detail']].filter(Boolean).map(String).join('. ')}
      </p>
    </ApiCall>
  );
}
