import {CodeBlock, CodeTabs} from '../../reading';
import type {SampleView} from '../viewData';

/**
 * A request in every language, or an answer: `<Sample id="sendEmail.text" />` in MDX,
 * where `remarkApi` puts the data in the place of the id.
 */
export function Sample({data: {title, blocks}}: {data: SampleView}) {
  const [first] = blocks;
  return first && blocks.length === 1 ? (
    <CodeBlock {...first} title={title} />
  ) : (
    <CodeTabs blocks={blocks} />
  );
}
