import {translate} from '@docusaurus/Translate';
import type {ComponentProps} from 'react';
import {Operation as Reference} from '../api';
import {asksFor} from '../shell';
import {Button} from '../ui';

/** An operation of the reference, with the button that opens it in the `RequestBuilder`. */
export function Operation({
  data,
  guides,
}: Pick<ComponentProps<typeof Reference>, 'data' | 'guides'>) {
  return (
    <Reference
      data={data}
      guides={guides}
      action={
        <Button kind="yellow" size="small" data-scripted {...asksFor(`try=${data.id}`)}>
          {translate({message: 'Try this request'})}
        </Button>
      }
    />
  );
}
