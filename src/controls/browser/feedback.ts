import type {FeedbackDetail} from '../../docs';

/** Thanks for a reader's verdict and tells the page, where analytics may listen. */
export function giveFeedback(button: HTMLElement): void {
  const {value} = button as HTMLButtonElement;
  for (const thanks of document.querySelectorAll<HTMLElement>('[data-thanks]')) {
    thanks.hidden = thanks.dataset['thanks'] !== value;
  }
  const detail: FeedbackDetail = {path: location.pathname, helpful: value === 'yes'};
  dispatchEvent(new CustomEvent('site:feedback', {detail}));
}
