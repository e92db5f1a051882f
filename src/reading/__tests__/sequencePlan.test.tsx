import {renderToStaticMarkup} from 'react-dom/server';
import {SequencePlan} from '../SequencePlan';
import {sequenceDays} from '../sequenceDays';

// A link of the text is a link of Docusaurus; outside the site a plain one does.
jest.mock('@docusaurus/Link', () => 'a', {virtual: true});

describe('sequenceDays', () => {
  it('adds the waits up', () => {
    expect(sequenceDays(['PT0H', 'P1D', 'P2D', 'P4D'])).toEqual([0, 1, 3, 7]);
  });

  it('counts hours, and a day only when it is full', () => {
    expect(sequenceDays(['PT12H', 'PT11H', 'PT1H', 'P1DT6H'])).toEqual([0, 0, 1, 2]);
  });

  it.each(['', 'P', '2 days', 'P1W', 'P1M', 'PT30M'])('refuses "%s"', (wait) => {
    expect(() => sequenceDays([wait])).toThrow(RangeError);
  });
});

describe('SequencePlan', () => {
  const html = renderToStaticMarkup(
    <SequencePlan
      name="onboarding"
      starts="Begins with the trial."
      steps={[
        {wait: 'PT0H', template: 'welcome', text: 'How to begin.'},
        {wait: 'P3D', template: 'no-project', text: 'Help.', onlyIf: '`seats` is 1'},
      ]}
      stops={['You stop it', 'It bounces']}
    />,
  );

  it('is a table with a heading in every row and column', () => {
    expect(html.match(/role="row"/g)).toHaveLength(3);
    expect(html.match(/role="columnheader"/g)).toHaveLength(3);
    expect(html.match(/role="rowheader" scope="row"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Steps of the sequence onboarding"');
  });

  it('says the day of each step and for whom it is', () => {
    expect(html).toMatch(/<small>Day<\/small> 0<.*Everybody.*<small>Day<\/small> 3</);
    expect(html).toContain('<code>seats</code> is 1');
  });

  it('says what stops it', () => {
    expect(html).toMatch(/Stops at once.*<li>You stop it<\/li><li>It bounces<\/li>/);
  });
});
