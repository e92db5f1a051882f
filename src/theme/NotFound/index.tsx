// Source: theme-classic/NotFound. Kind: eject. Reason: our own page with the near pages it
// might be.
import {NotFoundPage} from '../../not-found';

export default function NotFound() {
  return <NotFoundPage />;
}
