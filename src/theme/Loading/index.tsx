// Source: core theme-fallback/Loading. Kind: eject. Reason: a page that could not be loaded
// is an error for the boundary, not a red box; while it loads the old page stays.
interface LoadingProps {
  error?: Error;
}

export default function Loading({error}: LoadingProps) {
  if (error) {
    throw error;
  }
  return null;
}
