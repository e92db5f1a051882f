import type {EmailTemplate, Values} from './types';

/**
 * Checks a template against the props of its component, and then lets it stand in a
 * list with others: `cleanValues` makes sure that each gets its own props.
 */
export function defineTemplate<P extends object>(
  template: EmailTemplate<P & Values>,
): EmailTemplate {
  return template as unknown as EmailTemplate;
}
