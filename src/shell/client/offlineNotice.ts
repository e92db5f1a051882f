import {online} from '../failure';

function showOfflineNotice(): () => void {
  const notice = document.createElement('p');
  notice.className = 'offline';
  notice.role = 'status';
  document.body.append(notice);
  // A live region is read when its text changes, not when it appears.
  requestAnimationFrame(() => {
    notice.textContent =
      'You are offline. The page you chose opens as soon as you are back online.';
  });
  return () => {
    notice.remove();
  };
}

/**
 * Tells the visitor that the page they asked for cannot be fetched now and that this one
 * stays until it can, and calls back as soon as there is a network.
 *
 * @returns takes the notice away and forgets the page
 */
export function whenOnline(callback: () => void): () => void {
  let isWanted = true;
  const hideNotice = showOfflineNotice();
  const cancel = () => {
    isWanted = false;
    hideNotice();
  };
  void online().then(() => {
    if (isWanted) {
      cancel();
      callback();
    }
  });
  return cancel;
}
