import {memo} from 'react';
import {elements} from '../../../reading';
import {Example, GuideTable, ToolGuide} from '../../view';
import {equityFaq, FACTORS, ROLES} from '..';

const {h2: H2} = elements;

const NEXT = [
  {
    label: 'Send your first email',
    href: '/docs/email-sending-quickstart/',
    hint: 'For the day your product needs to send email.',
  },
  {
    label: 'Sending identities',
    href: '/docs/sending-identities/',
    hint: 'Authenticate your company’s domain.',
  },
];

/** What there is to read under the calculator. It does not follow the forms. */
export const Guide = memo(function Guide() {
  return (
    <ToolGuide
      aside={
        <>
          How shares <br />
          are divided
        </>
      }
      pages={NEXT}
      questions={equityFaq}
    >
      <H2 id="no-formula">Why to compare several methods</H2>
      <p>
        A split is an agreement about the past and a bet on the years to come. No formula
        knows what is fair, but formulas make you say what you count: one counts promises,
        another the money spent, a third who does which job. This page therefore
        calculates several with the same inputs. If they agree, you have little to
        discuss. If they do not, you have found the question that you have to answer
        together.
      </p>

      <H2 id="equal-parts">Equal parts</H2>
      <p>
        The simplest split needs no inputs. It says that the work ahead is worth more than
        what was done so far, and that no one should feel like the smaller partner in year
        five. Carta, which keeps share registers for companies in the United States,
        counted more than 32,000 of them with several founders, started between 2015 and
        2024: about 24% had divided equally (
        <a href="https://carta.com/data/founder-equity-split-trends-2024/">
          Carta, founder equity splits, 2024
        </a>
        ). Among teams of two it was far more common. In an earlier count of companies
        founded since 2019, 41% of such teams had split equally (
        <a href="https://carta.com/data/how-co-founders-split-equity/">Carta</a>). And 35%
        of the companies started in 2024 had a single founder, who has none of these
        worries (
        <a href="https://carta.com/data/founder-ownership/">
          Carta, Founder Ownership Report, January 2025
        </a>
        ). These are American companies, many of them looking for venture capital. They
        show what is usual there, not what is right for you.
      </p>

      <H2 id="weighted-factors">Weighted factors</H2>
      <p>
        Frank Demmler of Carnegie Mellon University wrote down{' '}
        <a href="https://andrew.cmu.edu/user/fd0n/35%20Founders%27%20Pie%20Calculator.htm">
          a table he called the Founders’ Pie Calculator
        </a>{' '}
        in 2005. Five factors each get a weight. Each founder gets a score for each
        factor. Multiply, add up, and take each founder’s part of the total. The weights
        are yours to choose; the ones printed in the fields are ours to begin with:
      </p>
      <GuideTable
        head={['Factor', 'Weight', 'What it means']}
        rows={FACTORS.map(({name, weight, hint}) => [name, weight, hint])}
      />
      <p>With these weights, two founders come to this:</p>
      <Example>
        {
          'Ada   3×8 + 3×6 + 5×4 + 8×9 + 8×9 = 206\nBen   3×2 + 3×7 + 5×8 + 8×7 + 8×8 = 187\nAda   206 ÷ (206 + 187) = 52.4%'
        }
      </Example>
      <p>
        The weak spot is the scale. If everyone is polite and gives sixes to eights, the
        result is close to equal parts, whatever the truth. Score separately first, then
        compare your sheets.
      </p>

      <H2 id="slices">Slices for what was risked</H2>
      <p>
        Mike Moyer’s{' '}
        <a href="https://slicingpie.com/the-magic-of-mutipliers/">Slicing Pie</a> counts
        what each of you contributed without being paid. Work counts at what it would be
        paid elsewhere. Slices are twice that value, and four times the cash that was
        spent. He writes that the two numbers come from experience and asks to leave them
        as they are. You can change them here to see how much depends on them.
      </p>
      <Example>
        {
          'slices = 2 × (hours × hourly pay + value of goods) + 4 × cash spent\nshare  = your slices ÷ all slices'
        }
      </Example>
      <p>
        The full model continues until the company can pay its people: slices are counted
        every week, and the split changes with them. This page shows one moment of it. The
        model also has its own rules for founders who leave, with or without good reason,
        which are not vesting. If you want to use it, read its rules before you combine
        the two.
      </p>

      <H2 id="who-does-what">Who does what</H2>
      <p>
        The third method asks plain questions, from who works full time to whose card paid
        the bills. There are {ROLES.length} of them, with points from{' '}
        {Math.min(...ROLES.map(({points}) => points))} to{' '}
        {Math.max(...ROLES.map(({points}) => points))}, shown next to each. Questions and
        points are our own. A question that names two founders gives half of its points to
        each, and one that names no one is left out. The method is quick and a little
        crude, but a question with two different answers starts the right discussion.
      </p>

      <H2 id="what-moves">What moves the result</H2>
      <p>
        The list below the bars shows the inputs that matter most. We change each input by
        one step, up and down, while all others stay the same, and calculate the method
        again. Two inputs that change together can have more effect, and a step of one
        point is not comparable with a tenth of an amount, so compare within a method
        first. If the top of the list is a number you guessed, find out the real one.
      </p>

      <H2 id="vesting-and-leaving">Vesting, and who leaves</H2>
      <p>
        Without vesting, any split is worth little, because founders who leave keep as
        much as those who stay. The common schedule is four years with a cliff of one
        year. Shares that are not yet earned are returned in one of two ways, and a
        contract should name one: they go into the pool, which leaves all other
        percentages as they are, or they are canceled, which increases everyone else’s
        percentage. The calculator shows both for any founder and any month. It does not
        cover good and bad reasons to leave, buyback prices or an early sale of the
        company, so put those into the contract.
      </p>

      <H2 id="mistakes">Common and expensive mistakes</H2>
      <ul>
        <li>Shaking hands on a split and writing nothing down.</li>
        <li>Shares without vesting, because “we trust each other”.</li>
        <li>Two equal founders and no rule for a tie.</li>
        <li>
          Giving a full founder’s share to someone who keeps another job, without a date.
        </li>
        <li>Code and designs that still belong to a person, not to the company.</li>
        <li>
          Signing before asking about tax. In the United States, for example, the{' '}
          <a href="https://www.irs.gov/pub/irs-pdf/f15620.pdf">83(b) election</a> has to
          be filed within 30 days, and cannot be made later. Other countries have rules of
          their own.
        </li>
      </ul>
      <p>
        When you agree, enter the numbers in “Your own split”, print the summary, and show
        it to a lawyer in your country.
      </p>
    </ToolGuide>
  );
});
