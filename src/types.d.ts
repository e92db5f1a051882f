/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-blog" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/plugin-content-pages" />

/* Docusaurus' own client modules, which have no published types. */
declare module '@docusaurus/core/lib/client/ClientLifecyclesDispatcher' {
  import type {Location} from 'history';
  import type {ReactElement} from 'react';

  export function dispatchLifecycleAction(
    action: 'onRouteUpdate' | 'onRouteDidUpdate',
    args: {previousLocation: Location | null; location: Location},
  ): () => void;
  export default function ClientLifecyclesDispatcher(props: {
    previousLocation: Location | null;
    location: Location;
    children: ReactElement;
  }): ReactElement;
}
