import {CodeBlock, CodeTabs, formatDate} from '../../reading';
import samplesRun from '../samplesRun.json';
import type {SampleView} from '../viewData';
import styles from './Sample.module.css';

/**
 * A request in every language, or an answer: `<Sample id="sendEmail.text" />` in MDX,
 * where `remarkApi` puts the data in the place of the id. Below a request stands when all
 * samples last ran: `npm run samples -- --record` writes it down.
 */
export function Sample({data: {title, blocks}}: {data: SampleView}) {
  const [first] = blocks;
  if (first && blocks.length === 1) {
    return <CodeBlock {...first} title={title} />;
  }
  const {ranOn, version} = samplesRun;
  return (
    <div className={styles.sample}>
      <CodeTabs blocks={blocks} />
      <p className={styles.ran}>
        Ran on <time dateTime={ranOn}>{formatDate(ranOn)}</time> against API {version}
      </p>
    </div>
  );
}
