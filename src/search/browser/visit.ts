import {PAGE_EVENT} from '../../shell/plain';
import {reveal} from './reveal';

/** Where the visitor is going to inside of the app: encoded, as the address bar has it. */
let goal: string | undefined;

addEventListener(PAGE_EVENT, () => {
  const {pathname, hash} = location;
  if (goal === pathname + hash) {
    // After what the app itself does with the focus.
    setTimeout(reveal, 0, hash);
  }
  goal = undefined;
});

/**
 * Goes to an address of this site: inside of the app where it runs, else by a document
 * load, after which the browser itself scrolls to the anchor and unfolds what it is in.
 *
 * @param address path from the root, and hash
 */
export function visit(address: string): void {
  const {pathname, hash} = new URL(address, location.href);
  const isHere = pathname === location.pathname;
  const navigate = window.shell?.navigate;
  goal = isHere ? undefined : pathname + hash;
  if (navigate) {
    navigate(address);
  } else if (!isHere || hash) {
    location.assign(address);
  } else if (location.hash) {
    // Assigned, it would load the page that is shown.
    history.pushState(null, '', address);
  }
  if (isHere) {
    reveal(hash);
  }
}
