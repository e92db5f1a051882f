import {proof} from '../../site';
import {reviews} from '../customer-reviews/reviews';
import {ProofBand} from '../proof';
import {Counters} from './Counters';
import {Developers} from './Developers';
import {Europe} from './Europe';
import {Hero} from './Hero';
import styles from './HomePage.module.css';
import {LastCall} from './LastCall';
import {Paths} from './Paths';
import {ContactLog} from './ContactLog';
import {Questions} from './Questions';
import {Senders} from './Senders';
import {Switching} from './Switching';
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
      <Paths />
      <ProofBand proof={proof} reviews={reviews} />
      <Senders />
      <Timetable />
      <ContactLog />
      <Templates />
      <Developers />
      <Counters />
      <Europe />
      <Trial />
      <Switching />
      <Questions />
      <LastCall />
    </div>
  );
}
