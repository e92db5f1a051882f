import {Hint} from '../../reading';
import {facts, type FactId} from '../../site';

/**
 * Says that a part of the API is not final, until the owner confirms it:
 * `<Specified id="testRecipients" />` in MDX.
 */
export function Specified({id}: {id: FactId}) {
  return facts[id].confirmed ? null : (
    <Hint type="info" title="Preview">
      <p>This page describes a part of the API that is specified, but not final.</p>
    </Hint>
  );
}
