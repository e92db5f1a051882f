import {Component, Fragment, type ReactNode} from 'react';
import {Said} from './TaskStatus';

interface ResultBoundaryProps {
  /** What the result is made of. The next one is drawn, whatever became of this one. */
  of: unknown;
  /**
   * Draws each result anew, so that nothing of the last one stays, such as a fold that is
   * open or a tab that is chosen. Not for results that change under the visitor's hands.
   */
  anew?: boolean;
  children: ReactNode;
}

interface ResultBoundaryState {
  of: unknown;
  /** Grows with every result. */
  number: number;
  /** What could not be drawn. */
  broken?: {of: unknown};
}

/**
 * Holds one result. If it cannot be drawn, the result is missing and nothing else: the form
 * above it stays, with what has been typed into it.
 */
export class ResultBoundary extends Component<ResultBoundaryProps, ResultBoundaryState> {
  override state: ResultBoundaryState = {of: this.props.of, number: 0};

  static getDerivedStateFromProps(
    {of}: ResultBoundaryProps,
    {of: last, number}: ResultBoundaryState,
  ): Partial<ResultBoundaryState> | null {
    return of === last ? null : {of, number: number + 1};
  }

  override componentDidCatch(error: Error): void {
    // For the error reports.
    window.shell?.errors.push(error);
    this.setState({broken: {of: this.props.of}});
  }

  override render() {
    const {broken, number} = this.state;
    const {anew, children} = this.props;
    return broken && broken.of === this.props.of ? (
      <div className="wrap" role="alert">
        <Said tone="bad">
          <p>
            <b>This result could not be displayed,</b> because of an error on our side.
            What you entered is still there, so change it and try again.
          </p>
        </Said>
      </div>
    ) : (
      <Fragment key={anew ? number : undefined}>{children}</Fragment>
    );
  }
}
