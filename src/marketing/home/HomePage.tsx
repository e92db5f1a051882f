import {Counters} from './Counters';
import {Developers} from './Developers';
import {Europe} from './Europe';
import {Hero} from './Hero';
import styles from './HomePage.module.css';
import {LastCall} from './LastCall';
import {Passbook} from './Passbook';
import {Questions} from './Questions';
import {Senders} from './Senders';
import {Templates} from './Templates';
import {Timetable} from './Timetable';
import {Traveler} from './Traveler';
import {Trial} from './Trial';

/** The home page between header and footer. */
export function HomePage() {
  return (
    <div className={styles.route}>
      <Traveler />
      <Hero />
      <Senders />
      <Timetable />
      <Passbook />
      <Templates />
      <Developers />
      <Counters />
      <Europe />
      <Trial />
      <Questions />
      <LastCall />
    </div>
  );
}
