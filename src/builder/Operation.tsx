import {useEffect, useState, type ComponentType} from 'react';
import {Operation as Reference, type OperationView} from '../api';
import {needsApp} from '../shell';
import {Button} from '../ui';
import type {BuilderProps} from './Builder';

/** How the request builder stands: not asked for, on its way, or not to be had. */
type State = 'idle' | 'loading' | 'failed';

const LABELS: Readonly<Record<State, string>> = {
  idle: 'Try this request',
  loading: 'Loading …',
  failed: 'Not loaded. Try again',
};

/**
 * An operation of the reference with the request builder, which is loaded once it is asked
 * for: by the button, or by an address with `#try=` and the operation's ID.
 */
export function Operation({data}: {data: OperationView}) {
  const {id} = data;
  const [state, setState] = useState<State>('idle');
  const [Builder, setBuilder] = useState<ComponentType<BuilderProps>>();
  const [asked, setAsked] = useState<BuilderProps['asked']>();

  useEffect(() => {
    const follow = () => {
      if (new URLSearchParams(location.hash.slice(1)).get('try') === id) {
        open();
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [id]);

  function open() {
    setAsked({fragment: location.hash});
    setState('loading');
    import('./Builder').then(
      (part) => {
        setBuilder(() => part.Builder);
        setState('idle');
      },
      () => {
        setState('failed');
      },
    );
  }

  return (
    <Reference
      data={data}
      action={
        <>
          <Button kind="yellow" size="small" {...needsApp} onClick={open}>
            {LABELS[state]}
          </Button>
          {Builder && asked && <Builder operation={data} asked={asked} />}
        </>
      }
    />
  );
}
