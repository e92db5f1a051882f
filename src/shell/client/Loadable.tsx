// Source: @docusaurus/react-loadable. Kind: eject (by alias in `src/shell/plugin.ts`, in the
// browser only). Reason: the original keeps the failure of a load for ever, so that a page
// which could not be fetched ahead could not be opened by a click either.
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

type Loader<Loaded> = () => Promise<Loaded>;
type Loaders = Readonly<Record<string, Loader<unknown>>>;

/** What Docusaurus' `ComponentCreator` says of a route. */
interface Options<Load, Loaded, Props> {
  loader: Load;
  /** Is drawn while the route loads, and decides what to do when it cannot be loaded. */
  loading: ComponentType<{error?: Error}>;
  render: (loaded: Loaded, props: Props) => ReactNode;
}

interface LoadableComponent<Loaded, Props> {
  (props: Props): ReactNode;
  /** Loads what the route needs, unless that is there or on its way; after a failure again. */
  preload: Loader<Loaded>;
}

function create<Loaded, Props>(
  load: Loader<Loaded>,
  {loading: Loading, render}: Options<unknown, Loaded, Props>,
): LoadableComponent<Loaded, Props> {
  let loaded: {value: Loaded} | undefined;
  let loading: Promise<Loaded> | undefined;

  function preload(): Promise<Loaded> {
    loading ??= load().then(
      (value) => {
        loaded = {value};
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Loadable(props: Props) {
    const [state, setState] = useState<{error?: Error}>({});
    useEffect(() => {
      if (!loaded) {
        preload().then(
          () => {
            setState({});
          },
          (error: unknown) => {
            setState({error: error as Error});
          },
        );
      }
    }, []);
    return loaded ? render(loaded.value, props) : <Loading {...state} />;
  }
  Loadable.preload = preload;
  return Loadable;
}

/** A component that is loaded before it is drawn. */
export default function Loadable<Loaded, Props>(
  options: Options<Loader<Loaded>, Loaded, Props>,
): LoadableComponent<Loaded, Props> {
  return create(options.loader, options);
}

/** The same with several modules, by name. */
Loadable.Map = function LoadableMap<Props>(
  options: Options<Loaders, Record<string, unknown>, Props>,
): LoadableComponent<Record<string, unknown>, Props> {
  return create(async () => {
    const modules = await Promise.all(
      Object.entries(options.loader).map(async ([name, load]) => [name, await load()]),
    );
    return Object.fromEntries(modules) as Record<string, unknown>;
  }, options);
};
