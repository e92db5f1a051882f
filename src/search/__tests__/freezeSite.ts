/**
 * Copies what can be searched today into a fixture: `npm run search:freeze`. The tests of
 * relevance tune the engine on this copy, so that nobody's sentence turns them red. Run it
 * after larger changes of the content, and see whether the questions still find their
 * sections.
 */
import {writeFileSync} from 'node:fs';
import {FROZEN_SITE, recordsOnDisk, specOnDisk, type FrozenApi} from './support';

async function freeze(): Promise<void> {
  const {operations, problems, events} = specOnDisk();
  const api: FrozenApi = {
    operations: operations.map(({id, method, path, page, parameters, body}) => ({
      id,
      method,
      path,
      page,
      fields: [...parameters, ...(body?.fields ?? [])].map(({name}) => name),
    })),
    problems: problems.map(({code, title, status}) => ({code, title, status})),
    events: events.map(({page, type}) => ({page, type})),
  };
  const records = await recordsOnDisk();
  const lines = [api, ...records].map((entry) => JSON.stringify(entry));
  writeFileSync(FROZEN_SITE, `${lines.join('\n')}\n`);
  console.log(`${String(records.length)} records are in ${FROZEN_SITE}.`);
}

void freeze();
