import {Stops} from '../parts';
import type {Route} from './cases';
import styles from './RouteMap.module.css';

const REACHED: Readonly<Record<Route['reaches'], number>> = {
  nowhere: 0,
  program: 1,
  counter: 3,
};

/** An envelope, a relay, and a counter. */
const PICTURES = [
  <>
    <path d="M4 11h40v27H4z" />
    <path fill="none" d="m4 11 20 15 20-15" />
  </>,
  <>
    <circle cx="24" cy="24" r="19" />
    <path fill="none" d="M10 20h28m-7-7 7 7M38 30H10m7 7-7-7" />
  </>,
  <path key="counter" d="M6 20h36v24H6zM3 6h42v14H3z" />,
] as const;

/** The way of the request: from Ana's mail app to our server, or not so far. */
export function RouteMap({route: {program, between, counter, reaches}}: {route: Route}) {
  const passes = REACHED[reaches];
  const stations = [
    {title: 'Ana’s mail app', text: program},
    {title: 'In between', text: between},
    {title: 'Our server', text: counter},
  ];
  return (
    <Stops
      as="b"
      className={styles.route}
      of={stations.map((station, index) => ({
        ...station,
        open: index + 1 >= passes,
        mark: (
          <svg
            viewBox="0 0 48 48"
            fill="var(--sheet)"
            stroke={index < passes ? 'var(--ink)' : 'var(--line-strong)'}
            strokeWidth="2.5"
            aria-hidden="true"
          >
            {PICTURES[index]}
            {index === 2 && (
              <path
                fill={index < passes ? 'var(--yellow)' : 'var(--tray)'}
                d="M18 25h12v12H18z"
              />
            )}
            {reaches === 'program' && index === 0 && (
              <path stroke="var(--red)" strokeWidth="4" d="M46 12v26" />
            )}
          </svg>
        ),
      }))}
    />
  );
}
