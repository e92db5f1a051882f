import {csvPieces} from '../csv';
import {mergeDuplicates} from '../duplicates';
import {planSteps} from '../plan';
import {readFiles} from '../read/files';
import type {Report} from '../report';
import {summarize} from '../summarize';
import type {Reading, Reply, Request} from './protocol';

const MAX_DOMAINS = 100;
const MAX_PROBLEMS = 300;
/** Shares of the work between two words about it. */
const STEP = 0.01;

/**
 * The worker's side of the conversation. It holds the reports, so that only sums go to the
 * page.
 *
 * @param reply says something to the page
 */
export function createAnswer(
  reply: (message: Reply) => void,
): (request: Request) => Promise<void> {
  let held: Report[] = [];

  async function read({
    files,
    today,
  }: Extract<Request, {type: 'read'}>): Promise<Reading> {
    let said = -1;
    const found = await readFiles(files, {
      onProgress(share) {
        if (share - said >= STEP) {
          said = share;
          reply({type: 'progress', share});
        }
      },
    });
    const merged = mergeDuplicates(found.reports);
    held = merged.reports;
    const summaries = summarize(held);
    const problems = [...found.problems, ...merged.problems];
    return {
      domains: summaries
        .slice(0, MAX_DOMAINS)
        .map((summary) => ({summary, plan: planSteps(summary, today)})),
      moreDomains: Math.max(0, summaries.length - MAX_DOMAINS),
      problems: problems.slice(0, MAX_PROBLEMS),
      moreProblems: Math.max(0, problems.length - MAX_PROBLEMS),
      files: files.length,
      reports: held.length,
    };
  }

  return async (request) => {
    try {
      reply(
        request.type === 'read'
          ? {type: 'read', reading: await read(request)}
          : {
              type: 'csv',
              // With a byte order mark, spreadsheets take it for UTF-8.
              csv: new Blob(['\ufeff', ...csvPieces(held)], {
                type: 'text/csv;charset=utf-8',
              }),
            },
      );
    } catch (error) {
      reply({
        type: 'failed',
        message: error instanceof Error ? error.message : String(error),
      });
    }
  };
}
