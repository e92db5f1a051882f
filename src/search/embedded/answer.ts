import {unpackRecords, type IndexFile} from '../indexFile';
import {once} from '../once';
import {EmbeddedIndex} from './embeddedIndex';
import type {Reply, Request} from './protocol';

type Fetch = (address: string) => Promise<Response>;

async function fetchIndex(address: string, fetchFile: Fetch): Promise<IndexFile> {
  const response = await fetchFile(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return (await response.json()) as IndexFile;
}

/** Records that are added at once; questions are answered in between. */
const SLICE = 40;

/** Lets messages come in. */
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function notAddressed(): Promise<void> {
  await Promise.reject(new Error('The address of the index is not known.'));
}

/**
 * What the worker does with the page's messages: loads the index, the docs first, and
 * searches in what it has. A file that could not be loaded is asked for again with the
 * next question.
 *
 * @param reply sends a message to the page
 * @param fetchFile `fetch`
 */
export function createAnswer(
  reply: (message: Reply) => void,
  fetchFile: Fetch,
): (message: Request) => Promise<void> {
  const index = new EmbeddedIndex();
  const loader = (address: string, slice: number) =>
    once(async () => {
      const records = unpackRecords(await fetchIndex(address, fetchFile));
      for (let start = 0; start < records.length; start += slice) {
        if (start > 0) {
          await pause();
        }
        index.add(records.slice(start, start + slice));
      }
    });
  let loadDocs = notAddressed;
  let loadMore = notAddressed;
  let hasMore = false;
  /** Questions that still want an answer. */
  const waiting = new Set<number>();

  async function load(): Promise<void> {
    await loadDocs();
    // Docs can be searched without the rest, which may come late or not at all.
    if (!hasMore) {
      loadMore().then(
        () => {
          if (!hasMore) {
            hasMore = true;
            reply({type: 'grown'});
          }
        },
        () => undefined,
      );
    }
  }

  return async (message) => {
    if (message.type === 'load') {
      loadDocs = loader(message.files.docs, Infinity);
      loadMore = loader(message.files.more, SLICE);
      await load().catch(() => undefined);
      return;
    }
    const {id} = message;
    if (message.type === 'cancel') {
      waiting.delete(id);
      return;
    }
    waiting.add(id);
    try {
      await load();
      // What was typed meanwhile makes this question an old one.
      await pause();
      if (waiting.delete(id)) {
        reply({type: 'found', id, results: index.search(message.query)});
      }
    } catch (error) {
      waiting.delete(id);
      reply({
        type: 'failed',
        id,
        message: error instanceof Error ? error.message : String(error),
      });
    }
  };
}
