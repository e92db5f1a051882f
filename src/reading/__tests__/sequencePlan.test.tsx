import {renderToStaticMarkup} from 'react-dom/server';
import {SequencePlan} from '../SequencePlan';
import {sequenceDays} from '../sequenceDays';

// A link of the text is a link of Docusaurus; outside the site a plain one does.

describe('sequenceDays', () => {
  it('adds the waits up', () => {
    expect(sequenceDays(['PT0S', 'P1D', 'P2D', 'P4D'])).toEqual([0, 1, 3, 7]);
  });

  it('counts hours, minutes and seconds, and a day only when it is full', () => {
    expect(sequenceDays(['PT23H59M', 'PT59S', 'PT1S', 'P1DT24H'])).toEqual([0, 0, 1, 3]);
  });

  it.each(['', 'P', 'PT', '2 days', 'P1W', 'P1M', 'PT1.5H'])('refuses "%s"', (wait) => {
    expect(() => sequenceDays([wait])).toThrow(RangeError);
  });
});

describe('SequencePlan', () => {
  const html = renderToStaticMarkup(
    <SequencePlan
      name="onboarding"
      starts="Begins with the trial."
      steps={[
        {wait: 'PT0S', template: 'welcome', text: 'How to begin.'},
        {wait: 'P3D', template: 'no-project', text: 'Help.', onlyIf: '`seats` is 1'},
      ]}
      stops={['You stop it', 'It bounces']}
    />,
  );

  it('is a table with a heading in every row and column', () => {
    expect(html.match(/<tr>/g)).toHaveLength(3);
    expect(html.match(/<th>/g)).toHaveLength(3);
    expect(html.match(/<th scope="row">/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Steps of the sequence onboarding"');
  });

  it('says the day of each step and for whom it is', () => {
    expect(html).toMatch(/<small>Day<\/small> 0<.*Everyone.*<small>Day<\/small> 3</);
    expect(html).toContain('<code>seats</code> is 1');
  });

  it('says what stops it', () => {
    expect(html).toMatch(/Stops immediately.*<li>You stop it<\/li><li>It bounces<\/li>/);
  });
});
