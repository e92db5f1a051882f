import {BarChart} from '../../../reading';
import {barsOf, ROUND_TRIP, runs} from './roundTrips';

/** How long one email takes to hand over, by SMTP and by HTTP. */
export function RoundTrips() {
  return (
    <BarChart
      title={`Time to hand over one email, with a round trip of ${String(ROUND_TRIP)} ms`}
      bars={barsOf(runs)}
    />
  );
}
