import {ResultPart} from '../../view';
import {spanInWords, timeInWords, type Hop} from '..';
import styles from './Route.module.css';

/** The route of the message: a postmark for each server, and the time between two. */
export function Route({route}: {route: readonly Hop[]}) {
  const [first] = route;
  const times = route.flatMap(({at}) => at ?? []);
  const whole = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return (
    <ResultPart id="route" title="The route it took">
      <p className="quiet">
        {route.length} {route.length === 1 ? 'server' : 'servers'}
        {times.length > 1 && whole >= 0 && `, ${spanInWords(whole)} in all`}. Each server
        adds a Received field, and only those of your own provider are certain to be true.
      </p>
      <ol className={styles.route}>
        {first?.helo !== undefined && (
          <li data-start="">
            <p className={styles.host}>
              {first.helo}
              {first.ip !== undefined && <span> {first.ip}</span>}
            </p>
          </li>
        )}
        {route.map(({by, ip, helo, protocol, at, delay, inner}, index) => (
          // Servers repeat.
          <li
            key={index}
            data-slow={delay !== undefined && delay > 300 ? '' : undefined}
            data-wrong={delay !== undefined && delay < -30 ? '' : undefined}
          >
            <p className={styles.host}>{by ?? 'A server without a name'}</p>
            <p>
              {at === undefined ? 'No time' : timeInWords(at)}
              {protocol && `, ${protocol}`}
              {delay !== undefined && (
                <b>
                  {' '}
                  {delay < 0
                    ? `${spanInWords(delay)} before the last: a clock is wrong`
                    : `after ${spanInWords(delay)}`}
                </b>
              )}
            </p>
            {index > 0 && helo !== undefined && (
              <p>
                from {helo}
                {ip !== undefined && ` [${ip}${inner ? ', a private address' : ''}]`}
              </p>
            )}
          </li>
        ))}
      </ol>
    </ResultPart>
  );
}
