// Source: core theme-fallback/Error. Kind: eject. Reason: the fatal screen of SITE-SPEC 2 and
// 8. It must not throw, so it uses nothing of the site; the shell works its button.
import type {Props} from '@theme/Error';
import {useEffect} from 'react';
import {FATAL_HTML, isPreloadError, reloadOnce} from '../../shell';

export default function FatalError({error}: Props) {
  useEffect(() => {
    window.shell?.errors.push(error);
    if (isPreloadError(error)) {
      reloadOnce();
    }
  }, [error]);
  return <div role="alert" dangerouslySetInnerHTML={{__html: FATAL_HTML}} />;
}
