import {memo} from 'react';
import {elements} from '../../../reading';
import {Example, GuideTable, ToolGuide} from '../../view';
import {equityFaq, FACTORS, ROLES} from '..';

const {h2: H2} = elements;

const NEXT = [
  {
    label: 'Send your first email',
    href: '/docs/email-sending-quickstart/',
    hint: 'When the shares are settled and the product calls.',
  },
  {
    label: 'Sending identities',
    href: '/docs/sending-identities/',
    hint: 'Make your company’s domain one that mailboxes believe.',
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
      <H2 id="no-formula">No formula knows what is fair</H2>
      <p>
        A split is an agreement about the past and a bet on the years to come. Formulas
        help in one way: they make you say what you count. One counts promises, another
        money spent, a third who does which job. So this page works out several on the
        same inputs. If they agree, you can stop haggling. If they do not, you have found
        the question you have to answer together.
      </p>

      <H2 id="equal-parts">Equal parts</H2>
      <p>
        The simplest split needs no inputs. It says that the work ahead is worth more than
        what was done so far, and that nobody should feel like the smaller partner in year
        five. Carta, which keeps share registers for companies in the United States,
        counted more than 32,000 of them with several founders, started between 2015 and
        2024: about 24&nbsp;% had divided equally (
        <a href="https://carta.com/data/founder-equity-split-trends-2024/">
          Carta, founder equity splits, 2024
        </a>
        ). Among teams of two it was far more common. In an earlier count of companies
        founded since 2019, 41&nbsp;% of such teams had equal parts (
        <a href="https://carta.com/data/how-co-founders-split-equity/">Carta</a>). And
        35&nbsp;% of the companies started in 2024 had a single founder, who has none of
        these worries (
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
          'Ada   3×8 + 3×6 + 5×4 + 8×9 + 8×9 = 206\nBen   3×2 + 3×7 + 5×8 + 8×7 + 8×8 = 187\nAda   206 ÷ (206 + 187) = 52.4 %'
        }
      </Example>
      <p>
        The weak spot is the scale. If everybody is polite and gives sixes to eights, the
        result is close to equal parts, whatever the truth. Score alone first, each for
        themselves, then lay the sheets beside each other.
      </p>

      <H2 id="slices">Slices for what was risked</H2>
      <p>
        Mike Moyer’s{' '}
        <a href="https://slicingpie.com/the-magic-of-mutipliers/">Slicing Pie</a> looks at
        what each of you put in without being paid. Work counts at what it would be paid
        elsewhere. Slices are twice that worth, and four times the cash that was spent. He
        writes that the two numbers come from experience and asks to leave them as they
        are. You can change them here to see how much hangs on them.
      </p>
      <Example>
        {
          'slices = 2 × (hours × pay an hour + things put in) + 4 × cash spent\nshare  = your slices ÷ all slices'
        }
      </Example>
      <p>
        The whole model goes on until the company can pay its people: slices are counted
        every week, and the split moves with them. This page takes one picture of it. It
        also has rules of its own for who leaves, with or without good reason, which are
        not vesting. If you want the model, read its rules before you mix the two.
      </p>

      <H2 id="who-does-what">Who does what</H2>
      <p>
        The third method asks plain questions, from who works full time to whose card paid
        the bills. There are {ROLES.length} of them, with points from{' '}
        {Math.min(...ROLES.map(({points}) => points))} to{' '}
        {Math.max(...ROLES.map(({points}) => points))}, printed beside each. Questions and
        points are our own. A question that names two founders gives half of its points to
        each; one that names nobody is left out. It is quick and a little crude. Its use
        is that a question with two different answers starts the right talk.
      </p>

      <H2 id="what-moves">What moves the result</H2>
      <p>
        Under the bars stands a list of the inputs that matter most. It is not an opinion:
        we change each input by one step, leave all others alone, and work the method out
        again, up and down. Two inputs that change together can do more, and a step of one
        point is not the same thing as a tenth of an amount, so compare within a method
        first. If the top of the list is a number you guessed, go and find it out.
      </p>

      <H2 id="vesting-and-leaving">Vesting, and who leaves</H2>
      <p>
        Divide what you like: without vesting the split is worth little, for it pays those
        who go as much as those who stay. The common schedule is four years with a cliff
        of one. What is not yet earned goes back. There are two ways, and a contract
        should name one: into the pool, which leaves all other percentages as they are, or
        cancelled, which makes everybody’s part of the rest larger. The calculator shows
        both for any founder and any month. It does not know good and bad reasons to
        leave, buy-back prices or what happens when the company is sold early. Put those
        into the contract.
      </p>

      <H2 id="mistakes">Mistakes that cost the most</H2>
      <ul>
        <li>Shaking hands on a split and writing nothing down.</li>
        <li>Shares without vesting, because “we trust each other”.</li>
        <li>Two equal founders and no rule for a tie.</li>
        <li>A full founder’s share for somebody who keeps another job, with no date.</li>
        <li>Code and designs that still belong to a person, not to the company.</li>
        <li>
          Signing before asking about tax. In the United States, for example, the{' '}
          <a href="https://www.irs.gov/pub/irs-pdf/f15620.pdf">83(b) election</a> has to
          be filed within 30 days, and cannot be made later. Other countries have other
          traps.
        </li>
      </ul>
      <p>
        When you agree, put the numbers into “Your own split”, print the summary, and take
        it to somebody who knows the law of your country.
      </p>
    </ToolGuide>
  );
});
