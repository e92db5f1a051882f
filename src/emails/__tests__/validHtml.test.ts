import {DESIGNS} from '../brandChoices';
import {DEFAULT_BRAND} from '../options';
import {exampleHtml} from '../outputs/exampleHtml';
import {templates} from '../templates';
import {emailValidator} from './emailValidator';

describe.each(
  templates.flatMap((template) =>
    DESIGNS.map((design) => [template.slug, design, template] as const),
  ),
)('%s, %s', (_slug, design, template) => {
  it('is valid HTML', async () => {
    const {results} = await emailValidator.validateString(
      exampleHtml(template, {...DEFAULT_BRAND, design}),
    );
    const messages = results.flatMap(({messages: list}) =>
      list.map(({line, ruleId, message}) => `${String(line)}: ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });
});

it('finds what is not valid', async () => {
  const {valid} = await emailValidator.validateString(
    '<!DOCTYPE html><p><div></p></div>',
  );
  expect(valid).toBe(false);
});
