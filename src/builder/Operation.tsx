import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ComponentProps} from 'react';
import {Operation as Reference} from '../api';
import {needsApp} from '../shell';
import {Button} from '../ui';
import type * as Part from './Builder';

/**
 * An operation of the reference with the request builder, which is loaded once it is asked
 * for: by the button, or by an address that begins with `#try=` and the operation's ID.
 */
export function Operation({
  data,
  guides,
}: Pick<ComponentProps<typeof Reference>, 'data' | 'guides'>) {
  const {id} = data;
  const [asked, setAsked] = useState<Part.BuilderProps['asked']>();
  // Nothing until it has come; false where it could not be loaded.
  const [part, setPart] = useState<typeof Part | false>();

  function open() {
    setAsked({fragment: location.hash});
    import('./Builder').then(setPart, () => {
      setPart(false);
    });
  }

  useEffect(() => {
    const follow = () => {
      if (RegExp(`^#try=${id}\\b`).test(location.hash)) {
        open();
      }
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [id]);

  return (
    <Reference
      data={data}
      guides={guides}
      action={
        <>
          <Button kind="yellow" size="small" {...needsApp} onClick={open}>
            {part === false
              ? translate({message: 'Not loaded. Try again'})
              : translate({message: 'Try this request'})}
          </Button>
          {part && asked && <part.Builder operation={data} asked={asked} />}
        </>
      }
    />
  );
}
