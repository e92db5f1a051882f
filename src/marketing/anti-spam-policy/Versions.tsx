import {elements, formatDate} from '../../reading';
import {brand} from '../../site';
import {Section} from '../../ui';
import {Facts} from '../parts';
import {versions} from './metadata';

const {h2: H2} = elements;

/** What changed, and the small print. */
export function Versions() {
  return (
    <Section heading="changes" split="5fr 7fr">
      <div>
        <H2 id="changes">Changes to this policy</H2>
        <Facts
          of={versions.map(({date, text}) => [
            <time key={date} dateTime={date}>
              {formatDate(date)}
            </time>,
            text,
          ])}
        />
      </div>
      <p className="quiet">
        This policy is part of the contract with every customer of {brand.name}. It does
        not replace the law where you or your recipients live, and it is not legal advice.
        Figures from other companies link to their source and show when we checked them.
      </p>
    </Section>
  );
}
