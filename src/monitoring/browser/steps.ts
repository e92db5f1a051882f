import {PAGE_EVENT} from '../../shell/plain';

/** A step of the visitor's, in words that say nothing about them. */
export interface Step {
  /** Seconds since 1970. */
  timestamp: number;
  category: 'navigation' | 'click';
  message: string;
}

const MOST_STEPS = 20;

/** An element, as much as is asked of it here. */
interface Place {
  tagName: string;
  parentElement: Place | null;
}

/**
 * Where an element stands: the names of the elements around it, four at most, and no
 * text, value, id or address of it.
 */
export function placeOf(element: Place): string {
  const names: string[] = [];
  let at: Place | null = element;
  while (at && names.length < 4) {
    names.unshift(at.tagName.toLowerCase());
    at = at.parentElement;
  }
  return names.join(' > ');
}

/** Remembers the visitor's last steps: pages shown, and controls pressed. */
export function followSteps(): readonly Step[] {
  const steps: Step[] = [];
  const add = (category: Step['category'], message: string) => {
    steps.push({timestamp: Date.now() / 1000, category, message});
    if (steps.length > MOST_STEPS) {
      steps.shift();
    }
  };
  const navigated = () => {
    add('navigation', location.pathname);
  };
  navigated();
  addEventListener(PAGE_EVENT, navigated);
  addEventListener(
    'click',
    ({target}) => {
      const control =
        target instanceof Element && target.closest('a, button, input, label, summary');
      if (control) {
        add('click', placeOf(control));
      }
    },
    true,
  );
  return steps;
}
