import clsx from 'clsx';
import type {ReactNode} from 'react';
import {control} from '../shell';
import {COPY_PROGRAM_OUTCOMES} from './copyProgramOutcomes';
import {OutcomeButton} from './OutcomeButton';
import {programSteps} from './programText';
import styles from './Steps.module.css';

const className = clsx(styles.steps, 'later in-blocks');

/**
 * Numbers the second-level headings inside.
 *
 * @param program its name, if the tabbed samples inside are one program in the order of the
 *   steps: it can then be copied and downloaded as a whole, which `src/controls` does
 */
export function Steps({children, program}: {children: ReactNode; program?: string}) {
  if (!program) {
    return <div className={className}>{children}</div>;
  }
  return (
    <div className={className} {...programSteps(program)}>
      {children}
      <p className={styles.program}>
        <span>
          The samples of these steps are one program: paste them into one file, in this
          order.
        </span>
        <OutcomeButton
          name="copy-program"
          label={COPY_PROGRAM_OUTCOMES.idle}
          className={styles.button}
        />
        <button
          type="button"
          {...control('save-program')}
          className={styles.button}
          data-scripted
        >
          Download it
        </button>
      </p>
    </div>
  );
}
