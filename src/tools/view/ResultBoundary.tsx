import {Component, type ReactNode} from 'react';
import {Said} from './TaskStatus';

interface ResultBoundaryProps {
  /** What the result is made of. The next one is drawn, whatever became of this one. */
  of: unknown;
  children: ReactNode;
}

interface ResultBoundaryState {
  /** What could not be drawn. */
  broken?: {of: unknown};
}

/**
 * Holds one result. If it cannot be drawn, the result is missing and nothing else: the form
 * above it stays, with what has been typed into it.
 */
export class ResultBoundary extends Component<ResultBoundaryProps, ResultBoundaryState> {
  override state: ResultBoundaryState = {};

  override componentDidCatch(error: Error): void {
    // For the error reports.
    window.shell?.errors.push(error);
    this.setState({broken: {of: this.props.of}});
  }

  override render() {
    const {broken} = this.state;
    return broken && broken.of === this.props.of ? (
      <div className="wrap" role="alert">
        <Said tone="bad">
          <p>
            <b>This result could not be displayed,</b> because of a fault on our side.
            What you typed is still there: change it and try again.
          </p>
        </Said>
      </div>
    ) : (
      this.props.children
    );
  }
}
