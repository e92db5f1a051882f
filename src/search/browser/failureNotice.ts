import {translate} from '@docusaurus/Translate';

/**
 * Says that a part of the search could not be loaded.
 *
 * @param onRetry is called when the visitor asks for it again
 */
export function failureNotice(onRetry: () => void): HTMLElement {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate({
    message:
      'The search could not be loaded. Check your connection and try again. You can also find every page in the menu.',
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'fatal-button';
  button.textContent = translate({message: 'Try again'});
  button.onclick = onRetry;
  notice.append(text, button);
  return notice;
}
