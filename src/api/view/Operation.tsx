import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {InlineText} from '../../reading';
import type {ApiBody} from '../model';
import type {OperationView} from '../viewData';
import {Errors} from './Errors';
import {Fields, SameAs} from './Fields';
import {Limits} from './Limits';
import styles from './Operation.module.css';
import {Sample} from './Sample';

function Body({title, text, body}: {title: string; text?: string; body: ApiBody}) {
  useBrokenLinks().collectAnchor(body.id);
  return (
    <>
      <h3 id={body.id}>{title}</h3>
      {(text ?? body.sameAs) && (
        <p>
          {text} {body.sameAs && <SameAs home={body.sameAs} />}
        </p>
      )}
      {body.fields.length > 0 && <Fields fields={body.fields} />}
    </>
  );
}

/**
 * All of one operation below its heading: `<Operation id="sendEmail" />` in MDX, where
 * `remarkApi` puts the data in the place of the id.
 *
 * @param guides addresses of the request's program in guides, as `CodeTabs` takes them
 * @param action what can be done with the request, at the bottom of its sample
 */
export function Operation({
  data,
  guides,
  action,
}: {
  data: OperationView;
  guides?: readonly string[];
  action?: ReactNode;
}) {
  const {id, method, server, path, description, scope, limits} = data;
  const {parameters, body, answer, errors} = data;
  useBrokenLinks().collectAnchor(`${id}.errors`);
  return (
    <section className={clsx(styles.operation, 'later')} data-operation="">
      <div>
        <p className={styles.endpoint}>
          <b>{method}</b>{' '}
          <code>
            <span>{server}</span>
            {path}
          </code>
        </p>
        <p>
          <InlineText text={description} />{' '}
          {limits.length > 0 && (
            <>
              <Limits limits={limits} />{' '}
            </>
          )}
          <Link className={styles.scope} to="/docs/api/authentication/#scopes">
            Scope <code>{scope}</code>
          </Link>
        </p>
      </div>
      <div className={styles.samples}>
        <div>
          <Sample data={data.sample} guides={guides} action={action} />
          <Sample data={data.reply} />
        </div>
      </div>
      <div className={clsx(styles.fields, 'later')}>
        {parameters.length > 0 && (
          <>
            <h3>Parameters</h3>
            <Fields fields={parameters} />
          </>
        )}
        {body && <Body title="Body" body={body} />}
        <Body title={answer.title} text={answer.description} body={answer} />
        <Errors id={id} errors={errors} />
      </div>
    </section>
  );
}
