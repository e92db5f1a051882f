import {facts} from '../../site';
import {Columns, Say} from '../../ui';
import {Notice, Part, Points, PreviewStrip} from '../parts';

const checks = [
  {
    title: 'We ask all customers the same question',
    text: 'Everyone who has used the platform for three months is asked in the same words, so we don’t select happy customers.',
  },
  {
    title: 'We check that the author is a customer',
    text: 'The review must come from the address of an account that has sent email through us, and its original must be public.',
  },
  {
    title: 'The author agrees',
    text: 'The author sees the review as it will appear and agrees to it, and we publish the day they agreed.',
  },
  {
    title: 'We publish it unchanged',
    text: 'Reviews appear as they were written, newest first, and criticism appears like praise. We reject a review only if it insults someone, contains other people’s personal data, or could not be checked.',
  },
  {
    title: 'We never pay for reviews',
    text: 'We give no money, no discount and no extra feature for a review, and we don’t write or order any.',
  },
  {
    title: 'Authors can withdraw a review',
    text: 'A message to our support team is enough, and we remove the review from this page.',
  },
] as const;

/** How reviews come here, as the law asks a trader to say. */
export function Checks() {
  return (
    <Part
      id="checks"
      title="How we check reviews"
      intro="These six rules apply to every review on this page."
    >
      {!facts.reviewChecks.confirmed && (
        <PreviewStrip>The rules in this section are not final.</PreviewStrip>
      )}
      <Points as="ol" least="19rem" ruled numbered>
        {checks.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Points>
      <Notice as="div" tone="form">
        <Say>
          <h3>What EU law says about reviews</h3>
          <Columns split="3fr 2fr">
            <p>
              Traders in the EU that show consumer reviews have to say whether and how
              they make sure that the reviews come from people who used or bought the
              product. This is Article 7(6) of{' '}
              <a href="https://eur-lex.europa.eu/eli/dir/2005/29/oj">
                Directive 2005/29/EC
              </a>
              , added by{' '}
              <a href="https://eur-lex.europa.eu/eli/dir/2019/2161/oj">
                Directive (EU) 2019/2161
              </a>{' '}
              and applicable since 28 May 2022. Claiming a check that isn’t made and
              writing or ordering fake reviews are always unfair (Annex I, points 23b and
              23c).
            </p>
            <p>
              These rules protect consumers. Although our customers are businesses, we
              follow them, too. The{' '}
              <a href="https://www.kkv.fi/en/consumer-affairs/marketing-sales-and-indicating-prices/consumer-reviews/">
                Finnish Competition and Consumer Authority
              </a>{' '}
              explains them in more detail.
            </p>
          </Columns>
        </Say>
      </Notice>
    </Part>
  );
}
