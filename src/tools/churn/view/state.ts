import {
  choiceEntry,
  initialState,
  textEntry,
  writeFragment,
  type Shape,
} from '../../view/plain';
import {MAX_NUMBER_LENGTH} from '../../number';
import {
  CHURN_FIELDS,
  exampleChurn,
  PERIOD_MONTHS,
  type ChurnField,
  type ChurnInput,
  type Period,
} from '..';

/** What the second scenario can have of its own. */
export const CHANGE_FIELDS = [
  'customersLost',
  'mrrStart',
  'mrrCancelled',
  'mrrContraction',
  'mrrExpansion',
  'margin',
  'cac',
  'recovered',
] as const satisfies readonly ChurnField[];

export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** Name of a field of the second scenario. */
export type Changed<Field extends ChangeField = ChangeField> = `then-${Field}`;

/** The fields of the forms. Their names stand in shared links. */
export type ChurnState = {period: Period} & Record<ChurnField | Changed, string>;

/** A number and signs around it; a longer text is told that it is too long. */
const number = textEntry(MAX_NUMBER_LENGTH + 1);

export const churnShape = {
  period: choiceEntry<Period>(Object.keys(PERIOD_MONTHS) as Period[], 'month'),
  ...Object.fromEntries(
    [...CHURN_FIELDS, ...CHANGE_FIELDS.map((field) => `then-${field}` as const)].map(
      (name) => [name, number],
    ),
  ),
} as Shape<ChurnState>;

export interface Scenarios {
  base: ChurnInput;
  changes: ChurnInput;
  /** Nobody has typed anything: the example is shown. */
  isExample: boolean;
  /** The second scenario has something of its own. */
  hasChanges: boolean;
}

function isBlank(state: ChurnState): boolean {
  const {period} = initialState(churnShape);
  return writeFragment(churnShape, {...state, period}) === '';
}

/** What the forms say, as the calculator takes it. */
export function scenariosOf(state: ChurnState): Scenarios {
  if (isBlank(state)) {
    return {
      base: {...exampleChurn, period: state.period},
      changes: {},
      isExample: true,
      hasChanges: false,
    };
  }
  const changes = Object.fromEntries(
    CHANGE_FIELDS.map((field) => [field, state[`then-${field}`]] as const),
  );
  return {
    base: {
      period: state.period,
      ...Object.fromEntries(CHURN_FIELDS.map((field) => [field, state[field]])),
    },
    changes,
    isExample: false,
    hasChanges: Object.values(changes).some((text) => text.trim() !== ''),
  };
}

/** The example as text for the fields, to begin with and change. */
export const exampleState: Partial<ChurnState> = exampleChurn;
