import type {Route} from './cases';
import styles from './RouteMap.module.css';

const REACHED: Readonly<Record<Route['reaches'], number>> = {
  nowhere: 0,
  program: 1,
  counter: 3,
};

/** The way of the request: from Ana's mail app to our server, or not so far. */
export function RouteMap({route: {program, between, counter, reaches}}: {route: Route}) {
  const stations = [
    {title: 'Ana’s mail app', text: program, picture: <Envelope />},
    {title: 'In between', text: between, picture: <Relay />},
    {title: 'Our server', text: counter, picture: <Counter />},
  ];
  return (
    <ol className={styles.route}>
      {stations.map(({title, text, picture}, index) => (
        <li
          key={title}
          data-reached={index < REACHED[reaches] ? '' : undefined}
          data-blocked={reaches === 'program' && index === 1 ? '' : undefined}
        >
          {picture}
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function Envelope() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M4 11h40v27H4z" />
      <path className={styles.line} d="m4 11 20 15 20-15" />
    </svg>
  );
}

function Relay() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="19" />
      <path className={styles.line} d="M10 20h28m-7-7 7 7M38 30H10m7 7-7-7" />
    </svg>
  );
}

function Counter() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M6 20h36v24H6zM3 6h42v14H3z" />
      <path className={styles.pixel} d="M18 25h12v12H18z" />
    </svg>
  );
}
