import Link from '@docusaurus/Link';
import type {OperationLink} from '../model';

/** Operations by their titles, each a link to where it is described. */
export function OperationLinks({operations}: {operations: readonly OperationLink[]}) {
  return operations.map(({id, page, summary}, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to={`${page}#${id}`}>{summary}</Link>
    </span>
  ));
}
