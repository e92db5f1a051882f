import {translate} from '@docusaurus/Translate';
import {useId, useState, type ChangeEvent, type SubmitEvent} from 'react';
import {CODE_LANGUAGES} from '../reading';
import {Button, FormEnd, FormField, TextField} from '../ui';
import {checkDomain, checkKeyVariable, type Checked} from './checks';
import {EXAMPLE, withProduct, type Stack} from './stack';
import styles from './StackForm.module.css';

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

  /** Shows the example as a placeholder, so that an empty field means the example. */
  const field = (name: keyof Stack) => ({
    name,
    value: typed[name],
    placeholder: EXAMPLE[name],
    problem: name === 'product' ? undefined : problemOf(checked?.[name]),
    onChange: ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
      setTyped({...typed, [name]: currentTarget.value});
    },
  });
  const isDone = checked && !Object.values(checked).some(problemOf);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormField id={language} label={translate({message: 'Language'})}>
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
      </FormField>
      <TextField
        {...field('product')}
        label={translate({message: 'Your product’s name'})}
        hint={translate({message: 'Used in every example email on this site.'})}
      />
      <TextField
        {...field('domain')}
        label={translate({message: 'Domain you send from'})}
        hint={translate({message: 'Used in every sample and DNS record on this site.'})}
      />
      <TextField
        {...field('keyVariable')}
        label={translate({message: 'Variable that holds your API key'})}
        hint={translate({message: 'Only its name, never the key itself.'})}
      />
      <FormEnd
        said={
          isDone
            ? translate(
                {message: 'The samples now send from {domain}.'},
                {domain: stack.domain},
              )
            : translate({message: 'Kept in this browser. Nothing is sent.'})
        }
      >
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
      </FormEnd>
    </form>
  );
}
