import {translate} from '@docusaurus/Translate';
import {useId, useState, type SubmitEvent} from 'react';
import {CODE_LANGUAGES} from '../reading';
import {Button} from '../ui';
import {checkDomain, checkKeyVariable, type Checked} from './checks';
import {EXAMPLE, withProduct, type Stack} from './stack';
import styles from './StackForm.module.css';

interface FieldProps {
  name: keyof Stack;
  label: string;
  hint: string;
  value: string;
  problem: string | undefined;
  onType: (value: string) => void;
}

/** Shows the example as a placeholder, so that an empty field means the example. */
function Field({name, label, hint, value, problem, onType}: FieldProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        maxLength={300}
        value={value}
        placeholder={EXAMPLE[name]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
        onChange={({currentTarget}) => {
          onType(currentTarget.value);
        }}
      />
      <span id={`${id}-hint`} className={problem ? styles.problem : styles.hint}>
        {problem ?? hint}
      </span>
    </p>
  );
}

/** What the fields show: nothing where the example is in use. */
function typedOf({domain, keyVariable, product}: Stack): Stack {
  return {
    product: product === EXAMPLE.product ? '' : product,
    domain: domain === withProduct(EXAMPLE, product).domain ? '' : domain,
    keyVariable: keyVariable === EXAMPLE.keyVariable ? '' : keyVariable,
  };
}

const problemOf = (checked: Checked | undefined) =>
  checked && 'problem' in checked ? checked.problem : undefined;

/**
 * The reader's language, product, domain and variable. The shell listens to the choice of
 * language, as it does to that of a sample's tabs.
 */
export function StackForm({
  stack,
  onChange,
}: {
  stack: Stack;
  onChange: (stack: Stack) => void;
}) {
  const [typed, setTyped] = useState(() => typedOf(stack));
  const [checked, setChecked] = useState<Record<'domain' | 'keyVariable', Checked>>();
  const language = useId();

  function change(changed: Stack) {
    setTyped(typedOf(changed));
    onChange(changed);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const domain = checkDomain(typed.domain);
    const keyVariable = checkKeyVariable(typed.keyVariable);
    setChecked({domain, keyVariable});
    if ('value' in domain && 'value' in keyVariable) {
      const named = withProduct(EXAMPLE, typed.product);
      change({
        ...named,
        keyVariable: keyVariable.value,
        ...(typed.domain.trim() && {domain: domain.value}),
      });
    }
  }

  const field = (name: keyof Stack) => ({
    name,
    value: typed[name],
    problem: name === 'product' ? undefined : problemOf(checked?.[name]),
    onType: (value: string) => {
      setTyped({...typed, [name]: value});
    },
  });
  const isDone = checked && !Object.values(checked).some(problemOf);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.field}>
        <label htmlFor={language}>{translate({message: 'Language'})}</label>
        <select
          id={language}
          data-code-tab=""
          defaultValue={document.documentElement.dataset['codeLanguage'] ?? 'bash'}
        >
          {Object.entries(CODE_LANGUAGES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <Field
        {...field('product')}
        label={translate({message: 'Your product’s name'})}
        hint={translate({message: 'Used in every example email on this site.'})}
      />
      <Field
        {...field('domain')}
        label={translate({message: 'Domain you send from'})}
        hint={translate({message: 'Used in every sample and DNS record on this site.'})}
      />
      <Field
        {...field('keyVariable')}
        label={translate({message: 'Variable that holds your API key'})}
        hint={translate({message: 'Only its name, never the key itself.'})}
      />
      <p className={styles.actions}>
        <Button type="submit" size="small">
          {translate({message: 'Fill the samples'})}
        </Button>
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            setChecked(undefined);
            change(EXAMPLE);
          }}
        >
          {translate({message: 'Back to the examples'})}
        </Button>
      </p>
      <p className={styles.hint} role="status">
        {isDone
          ? translate(
              {message: 'The samples now send from {domain}.'},
              {domain: stack.domain},
            )
          : translate({message: 'Kept in this browser. Nothing is sent.'})}
      </p>
    </form>
  );
}
