// Source: @docusaurus/core client/ComponentCreator. Kind: eject (through the table of routes
// that `src/shell/clientData.ts` writes, in the browser of a built site only). Reason: the
// original looks each page's chunks up in three tables, with names that only the server needs.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';
import type {ComponentType, ReactNode} from 'react';
import {builtPage} from './builtPage';
import Loadable from './Loadable';

type Module = Readonly<Record<string, unknown>>;
type Props = Readonly<Record<string, unknown>>;
type RouteContext = Parameters<typeof RouteContextProvider>[0]['value'];

/** What a module is for the page: its default export, which carries the other ones. */
function valueOf({default: value, ...others}: Module): unknown {
  return Object.assign(value as object, others);
}

/**
 * The component of a route.
 *
 * @param parts how to load its component (`__comp`), props for it (`__props`) and further
 *   props by name
 * @param context the build step that made the route; routes inside of another one have its
 */
export default function routePage(
  parts: Readonly<Record<string, () => Promise<unknown>>>,
  context: RouteContext,
): ComponentType<Props> & {preload: () => Promise<unknown>} {
  const page = Loadable.Map<Props>({
    loader: parts,
    loading: Loading as ComponentType<{error?: Error}>,
    render(loaded, props): ReactNode {
      const {
        __comp: Page,
        __props,
        ...own
      } = Object.fromEntries(
        Object.entries(loaded).map(([name, module]) => [name, valueOf(module as Module)]),
      );
      const Drawn = Page as ComponentType<Props>;
      return (
        <RouteContextProvider value={context}>
          <Drawn {...own} {...(__props as Props | undefined)} {...props} />
        </RouteContextProvider>
      );
    },
  });
  return 'content' in parts ? builtPage(page) : page;
}
