/**
 * In the page: whether the parts below its first screen are laid out, too.
 *
 * @param waitingParts the selector `WAITING_PARTS`; a function of the page sees no import
 */
export function isLaidOut(waitingParts: string): boolean {
  return (
    'near' in document.documentElement.dataset || !document.querySelector(waitingParts)
  );
}
