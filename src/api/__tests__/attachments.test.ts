import {readFileSync} from 'node:fs';
import path from 'node:path';
import {facts, fillBrand} from '../../site';
import {fencesOf} from './receivers';

const PAGE = path.join(__dirname, '../../../docs/email-attachments.mdx');

it('stops in every language at the limit that the page names', () => {
  const limits = fencesOf(fillBrand(readFileSync(PAGE, 'utf8'))).flatMap(
    ({code}) => /^(?:const )?limit ?= ?([\d_]+)/im.exec(code)?.[1] ?? [],
  );
  expect(limits).toHaveLength(5);
  for (const limit of limits) {
    expect(Number(limit.replaceAll('_', ''))).toBe(
      facts.messageMegabytes.value * 1_000_000,
    );
  }
});
