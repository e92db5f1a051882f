import {cleanRuleNames, listClasses} from '../names';

test('every class and every rule has names of its own and an explanation', async () => {
  const {classWords, ruleWords} = await import('../words');
  const classes = listClasses.map((name) => classWords[name]);
  const rules = cleanRuleNames.map((name) => ruleWords[name]);
  for (const names of [
    classes.map(({label}) => label),
    rules.map(({label}) => label),
    rules.map(({short}) => short),
  ]) {
    expect(names).not.toContain('');
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  }
  for (const {says} of [...classes, ...rules]) {
    expect(says).toMatch(/\.$/);
  }
});
