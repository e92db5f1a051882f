import type {SampleView} from '../../api';
import {CodeBlock, CodeTabs} from '../../reading';

/**
 * A sample of the API reference, as the build writes it from `src/api/openapi.yaml`: a
 * request in five languages, or an answer.
 */
export function ApiSample({
  sample: {title, blocks},
  label,
}: {
  sample: SampleView;
  /** For a request: what the choice of language is about. */
  label?: string;
}) {
  const [first] = blocks;
  return first && blocks.length === 1 ? (
    <CodeBlock {...first} title={title} />
  ) : (
    <CodeTabs blocks={blocks} {...(label !== undefined && {label})} />
  );
}
