import {elements} from '../../../reading';
import {Fold} from '../../../ui';
import styles from './ClientTable.module.css';
import {hasChanged, retests, whenInWords} from './retests';

const {table: Table} = elements;

/** What each test of a mail program found, and where a later test found something else. */
export function RetestLog() {
  return (
    <figure>
      <Fold label={`Tests of ${retests.length} email clients`}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Email client</th>
              <th scope="col">Media query in each test</th>
              <th scope="col">Changed</th>
            </tr>
          </thead>
          <tbody>
            {retests.map((retest) => (
              <tr key={retest.id}>
                <td>{retest.name}</td>
                <td data-label="Tests:">
                  {retest.tests
                    .map(
                      ([when, passed]) =>
                        `${whenInWords(when)}: ${passed ? 'yes' : 'no'}`,
                    )
                    .join(', ')}
                </td>
                <td data-label="Changed:">{hasChanged(retest) ? <b>Yes</b> : 'No'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Fold>
      <figcaption className={styles.caption}>
        Data from{' '}
        <a href="https://www.caniemail.com/features/css-at-media-prefers-color-scheme/">
          caniemail.com
        </a>{' '}
        (MIT), with the month of each test, or the version where the month is not given.
      </figcaption>
    </figure>
  );
}
