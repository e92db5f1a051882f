import {Table} from '../../../ui';
import type {Tag} from '..';
import styles from './TagTable.module.css';

/** The tags of a record or a signature: name, value, and what it says. */
export function TagTable({
  caption,
  tags,
  inWords,
}: {
  caption: string;
  tags: readonly Tag[];
  inWords: (tag: Tag) => string;
}) {
  return (
    <Table blocks className={styles.tags}>
      <caption className="vh">{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Value</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {tags.map((tag, index) => (
          // A tag may stand there twice.
          <tr key={`${index} ${tag.name}`}>
            <th scope="row">
              <code>{tag.name}=</code>
            </th>
            <td>
              <code>{tag.value || '(empty)'}</code>
            </td>
            <td className="quiet">{inWords(tag)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
