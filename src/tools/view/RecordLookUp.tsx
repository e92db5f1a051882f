import type {ReactNode, RefObject} from 'react';
import {Button, Unfold} from '../../ui';
import {CheckForm} from './CheckForm';
import {DnsQuestion} from './DnsQuestion';
import {DomainField} from './DomainField';
import {Field} from './Field';
import {FieldRow} from './FieldRow';
import styles from './RecordLookUp.module.css';
import {TaskStatus} from './TaskStatus';
import type {Task} from './useTask';
import type {ToolForm} from './useToolForm';

/** The head of a generator: the domain, and the record it has, looked up or pasted. */
export function RecordLookUp<Answer>({
  form,
  ids,
  tool: {state, checked, servers, resolverProblem},
  task,
  onStart,
  onCancel,
  names,
  without,
  hint,
  placeholder,
  found,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  ids: Readonly<Record<'domain' | 'lookUp' | 'existing', string>>;
  tool: Pick<ToolForm<{domain: string}>, 'servers' | 'resolverProblem'> & {
    state: {domain: string};
    /** A look-up was asked for, so a domain that is none is a fault now. */
    checked: boolean;
  };
  task: Task<Answer>;
  onStart: () => void;
  onCancel: () => void;
  /** What the resolver sees, as `DnsQuestion` takes it. */
  names: ReactNode;
  without: string;
  /** What the field for the pasted record says, and what it may hold. */
  hint: ReactNode;
  placeholder: string;
  /** What to say of the answer. */
  found: (answer: Answer) => ReactNode;
  /** What is below the field for the pasted record. */
  children?: ReactNode;
}) {
  return (
    <CheckForm form={form} onStart={onStart}>
      <FieldRow>
        <DomainField
          id={ids.domain}
          label="Domain"
          optional
          value={state.domain}
          checked={checked}
        />
        <Button id={ids.lookUp} type="submit">
          Look up the record I have
        </Button>
      </FieldRow>
      <DnsQuestion
        servers={servers}
        problem={resolverProblem}
        names={names}
        without={without}
      />
      <TaskStatus
        task={task}
        servers={servers}
        onCancel={onCancel}
        instead="You can also paste the record."
      >
        {found}
      </TaskStatus>
      <Unfold className={styles.paste} data-scripted label="Paste the record I have">
        <Field
          id={ids.existing}
          name="existing"
          label="Your record now"
          hint={hint}
          lines={3}
          maxLength={4000}
          placeholder={placeholder}
        />
        {children}
      </Unfold>
    </CheckForm>
  );
}

/** A record as it was found. */
export function FoundRecord({children}: {children: string}) {
  return <code className={styles.record}>{children}</code>;
}

/** Takes a record over. Disabled it stays where it is, so that it keeps the focus. */
export function TakeOver({
  isDisabled,
  onTake,
  children,
}: {
  isDisabled: boolean;
  onTake: () => void;
  children: string;
}) {
  return (
    <Button
      kind="secondary"
      size="small"
      aria-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) {
          onTake();
        }
      }}
    >
      {children}
    </Button>
  );
}
