import type {EmailTemplate} from './types';

/**
 * Checks a template against the props of its component, then forgets them, so that it
 * can stand in a list with others. `cleanValues` sees to it that each gets its own.
 */
export function defineTemplate<P extends object>(
  template: EmailTemplate<P>,
): EmailTemplate {
  return template as unknown as EmailTemplate;
}
