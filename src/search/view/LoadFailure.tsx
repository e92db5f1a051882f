import {Button} from '../../ui';

/** Says that a part of the search did not arrive, and asks for it again. */
export function LoadFailure({
  className,
  onRetry,
}: {
  className: string | undefined;
  onRetry: () => void;
}) {
  return (
    <div className={className} role="alert">
      <p>
        The search could not be loaded. Check your connection and try again. You can also
        find every page in the menu.
      </p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
