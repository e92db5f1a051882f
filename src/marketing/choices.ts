/**
 * What can be chosen in the scenes of the pages, by the names that their style sheets have for
 * it: `[value='$scenario']` stands for one selector for each scenario. The data of the scenes
 * takes its types from here, so that no sheet forgets one.
 */
export const CHOICES = {
  /** Places in a list, such as the entries of a book. */
  place: ['0', '1', '2', '3', '4', '5', '6'],
  audience: ['trial', 'beta', 'teams', 'all', 'own'],
  erasure: ['kept', 'deleted', 'erased'],
  platform: ['messenger', 'sequences', 'forms', 'api'],
  program: ['apple', 'gmail', 'asks', 'loads', 'text'],
  scenario: ['works', 'lost', 'limit', 'bounce', 'down'],
  sender: ['api', 'sequence', 'messenger'],
  use: ['api', 'sequences', 'messenger', 'audience', 'templates'],
} as const;

export type ChoiceOf<List extends keyof typeof CHOICES> = (typeof CHOICES)[List][number];
