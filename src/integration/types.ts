import type {ProgramGoal} from './choices';

/** A piece of code as the docs print it. */
export interface Code {
  /** Name of the file, or what the code does. */
  title: string;
  language: string;
  text: string;
  /** Highlighted. */
  html: string;
}

/** The code of a framework's guide, or of one language. */
export interface StackCode {
  /** Page that it is from. */
  page: string;
  setup: Code[];
  send: Code[];
  /** The verifier, and what uses it. */
  receive: Code[];
  try: Code[];
}

/** The programs of the goals in one language. */
export type GoalCode = Readonly<Record<ProgramGoal, Code[]>>;

/** A point of the go-live checklist, with `code` and [links](/docs/). */
export interface Check {
  id: string;
  check: string;
  proof: string;
}

/** All that the docs say about what was chosen. */
export interface PlanSource {
  stack: StackCode;
  goals: GoalCode;
  checks: Check[];
}
