import {BarChart} from '../../../reading';
import {barsOf, ROUND_TRIP, runs} from './roundTrips';

/** How long one email takes to hand over, by SMTP and by HTTP. */
export function RoundTrips() {
  return (
    <BarChart
      title={`One email handed over, where a round trip takes ${String(ROUND_TRIP)} ms`}
      bars={barsOf(runs)}
    />
  );
}
