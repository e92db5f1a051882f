import {copies, days, LAST, lives, personOn, verdictOn} from '../weekend';

const audienceOn = (day: number) =>
  lives.filter((life) => verdictOn(life, day).gets).map(({address}) => address);

describe('the weekend', () => {
  it('has each contact change on its day and not before', () => {
    for (const life of lives) {
      const {change, first} = life;
      if (change) {
        expect(personOn(life, change.day - 1)).toEqual(first);
        expect(personOn(life, change.day)).toMatchObject(change.makes);
        expect(verdictOn(life, change.day - 1).gets).not.toBe(
          verdictOn(life, change.day).gets,
        );
      }
    }
  });

  it('shows that the last day has more contacts than the first, and not the same ones', () => {
    const [before, after] = [audienceOn(0), audienceOn(LAST)];
    expect(before.filter((address) => !after.includes(address))).toHaveLength(1);
    expect(after.length).toBeGreaterThan(before.length);
    expect(days[LAST]?.status).toBe('sending');
  });

  it('sends one copy to each contact of the last day, and greets the nameless with the fallback', () => {
    const sent = copies();
    expect(sent.map(({address}) => address)).toEqual(audienceOn(LAST));
    expect(sent.filter(({hasName}) => !hasName).map(({greeting}) => greeting)).toEqual([
      'there',
    ]);
  });
});
