// Source: @docusaurus/core client/PendingNavigation. Kind: eject (by alias in
// `src/shell/plugin.ts`). Reason: the original reloads without a limit when a page's chunks
// cannot be loaded; SITE-SPEC 4 allows one reload a session, then the fatal screen. Offline
// the current page stays until the network is back.
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Route} from 'react-router-dom';
import type {Location} from 'history';
import {Component, type ReactElement} from 'react';
import {reloadOnce} from '../failure';
import {loadText} from './builtText';
import {whenOnline} from './offlineNotice';
import preload from './preload';

interface Props {
  location: Location;
  children: ReactElement;
}

interface State {
  nextRouteHasLoaded: boolean;
  failure?: unknown;
}

/** Shows the current page until the next one's chunks have come. */
export default class PendingNavigation extends Component<Props, State> {
  private previousLocation: Location | null = null;
  private finishUpdate: () => void;
  private stopWaiting: () => void = () => undefined;

  constructor(props: Props) {
    super(props);
    this.finishUpdate = ExecutionEnvironment.canUseDOM
      ? dispatchLifecycleAction('onRouteUpdate', {
          previousLocation: null,
          location: props.location,
        })
      : () => undefined;
    this.state = {nextRouteHasLoaded: true};
  }

  override shouldComponentUpdate(nextProps: Props, nextState: State): boolean {
    if (nextProps.location === this.props.location) {
      return nextState.nextRouteHasLoaded;
    }
    const location = nextProps.location;
    this.previousLocation = this.props.location;
    this.stopWaiting();
    this.setState({nextRouteHasLoaded: false});
    this.finishUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: this.previousLocation,
      location,
    });
    void this.load(location);
    return false;
  }

  /** Fetches a page and shows it, unless the visitor has gone elsewhere meanwhile. */
  private async load(location: Location): Promise<void> {
    const isWanted = () => location === this.props.location;
    try {
      await Promise.all([
        preload(location.pathname),
        location.pathname !== this.previousLocation?.pathname && loadText(),
      ]);
    } catch (failure) {
      if (!isWanted()) {
        return;
      }
      if (!navigator.onLine) {
        this.stopWaiting = whenOnline(() => {
          void this.load(location);
        });
        return;
      }
      console.error(failure);
      if (!reloadOnce()) {
        this.finishUpdate();
        this.setState({nextRouteHasLoaded: true, failure});
      }
      return;
    }
    if (isWanted()) {
      this.finishUpdate();
      this.setState({nextRouteHasLoaded: true});
    }
  }

  override render() {
    const {children, location} = this.props;
    if (this.state.failure) {
      // oxlint-disable-next-line typescript/only-throw-error -- the loader's own error, for the boundary
      throw this.state.failure;
    }
    return (
      <ClientLifecyclesDispatcher
        previousLocation={this.previousLocation}
        location={location}
      >
        <Route location={location} render={() => children} />
      </ClientLifecyclesDispatcher>
    );
  }
}
