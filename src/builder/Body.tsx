import {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import type {ApiField, BodySchema} from '../api';
import {Segments} from '../ui';
import styles from './Builder.module.css';
import {textOf, withText, type Draft} from './draft';
import {Members} from './Field';
import fieldStyles from './Field.module.css';
import {useForm} from './formContext';

/**
 * The body of the request, as a form and as JSON. Both are there, and the style sheet shows
 * the chosen one.
 *
 * @param broken what is wrong with the JSON that was typed, in a sentence
 */
export function Body({
  draft,
  schema,
  fields,
  broken,
}: {
  draft: Draft;
  schema: BodySchema;
  fields: readonly ApiField[];
  broken: string | undefined;
}) {
  const id = useId();
  const {problems, edit} = useForm();
  const text = textOf(draft);
  const inBody = [...problems].filter(([place]) => place.startsWith('#/body'));
  return (
    <section className={styles.body}>
      <div className={styles.bodyHead}>
        <h4>{translate({message: 'Body'})}</h4>
        <Segments
          legend={translate({message: 'View of the body'})}
          name={`${id}view`}
          options={[
            {value: 'form', label: translate({message: 'Form'})},
            {value: 'json', label: 'JSON'},
          ]}
        />
      </div>
      <div className={styles.asForm}>
        {broken === undefined ? (
          <>
            <Members
              path={['body']}
              schema={schema}
              value={draft.request.body ?? null}
              fields={fields}
            />
            {problems.has('#/body') && (
              <p className={fieldStyles.problem}>{problems.get('#/body')}</p>
            )}
          </>
        ) : (
          <p className={fieldStyles.problem}>
            {broken}{' '}
            {translate({
              message:
                'Fix it in the JSON view to get the form back. What you typed is kept.',
            })}
          </p>
        )}
      </div>
      <div className={styles.asJson}>
        <label htmlFor={id} className="vh">
          {translate({message: 'Body as JSON'})}
        </label>
        <textarea
          id={id}
          className={fieldStyles.box}
          rows={Math.max(12, text.split('\n').length + 1)}
          aria-describedby={`${id}problems`}
          aria-invalid={inBody.length > 0 || broken !== undefined || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({target}) => {
            edit((last) => withText(last, target.value));
          }}
        />
        <ul id={`${id}problems`} className={fieldStyles.problem}>
          {broken === undefined ? (
            inBody.map(([place, problem]) => (
              <li key={place}>
                <code>{place.replace('/body', '')}</code> {problem}
              </li>
            ))
          ) : (
            <li>{broken}</li>
          )}
        </ul>
      </div>
    </section>
  );
}
