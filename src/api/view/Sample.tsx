import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {CodeBlock, CodeTabs, formatDate} from '../../reading';
import samplesRun from '../samplesRun.json';
import type {SampleView} from '../viewData';

/**
 * A request in every language, or an answer: `<Sample id="sendEmail.text" />` in MDX,
 * where `remarkApi` puts the data in the place of the id. A request says when all
 * samples were last checked: `npm run samples -- --record` writes it down.
 */
export function Sample({
  data: {title, blocks},
  guides,
  action,
}: {
  data: SampleView;
  /** Addresses of a program like it in guides, as `CodeTabs` takes them. */
  guides?: readonly string[];
  action?: ReactNode;
}) {
  const [first] = blocks;
  if (first && blocks.length === 1) {
    return <CodeBlock {...first} title={title} />;
  }
  const {checkedOn, version} = samplesRun;
  return (
    <div>
      <CodeTabs
        blocks={blocks}
        guides={guides}
        foot={
          <>
            {action}
            <Link to="/docs/api/openapi/#checked">Checked</Link> against openapi.yaml{' '}
            {version} on <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>
          </>
        }
      />
    </div>
  );
}
