/** Ways to look at an email, in the order of the list. */
export const LENSES = [
  {id: 'none', label: 'As designed'},
  {id: 'gmail', label: 'Gmail without styles'},
  {id: 'outlook', label: 'Classic Outlook (Word engine)'},
  {id: 'inverted', label: 'Forced dark mode'},
  {id: 'pictures', label: 'Pictures off'},
  {id: 'large', label: 'Text at 200%'},
  {id: 'reader', label: 'Screen reader order'},
] as const;

export type LensId = (typeof LENSES)[number]['id'];

export function isLens(value: unknown): value is LensId {
  return LENSES.some(({id}) => id === value);
}
