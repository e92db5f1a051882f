import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {InlineText} from '../../reading';
import type {ApiField} from '../model';
import type {EventView} from '../viewData';
import {Fields, SameAs} from './Fields';
import styles from './Operation.module.css';
import {Sample} from './Sample';

/**
 * What an event means and what it carries, below its heading:
 * `<WebhookEvent id="email.delivered" />` in MDX.
 */
export function WebhookEvent({data}: {data: EventView}) {
  const {description, sample, body} = data;
  useBrokenLinks().collectAnchor(body.id);
  return (
    <section className={clsx(styles.operation, 'later')}>
      <p>
        <InlineText text={description} />
      </p>
      <Sample data={sample} />
      <div id={body.id}>
        {body.sameAs ? (
          <p>
            <SameAs home={body.sameAs} />
          </p>
        ) : (
          <Fields fields={body.fields} />
        )}
      </div>
    </section>
  );
}

/** The headers that come with every event: `<WebhookHeaders />` in MDX. */
export function WebhookHeaders({data}: {data: readonly ApiField[]}) {
  return <Fields fields={data} />;
}
