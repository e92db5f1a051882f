import {DEFAULT_BRAND} from '../options';
import {exampleHtml} from '../outputs/exampleHtml';
import {templates} from '../templates';
import {emailValidator} from './emailValidator';

describe.each(templates.map((template) => [template.slug, template] as const))(
  '%s',
  (_slug, template) => {
    it('is valid HTML', async () => {
      const {results} = await emailValidator.validateString(
        exampleHtml(template, DEFAULT_BRAND),
      );
      const messages = results.flatMap(({messages: list}) =>
        list.map(({line, ruleId, message}) => `${String(line)}: ${ruleId}: ${message}`),
      );
      expect(messages).toEqual([]);
    });
  },
);

it('finds what is not valid', async () => {
  const {valid} = await emailValidator.validateString(
    '<!DOCTYPE html><p><div></p></div>',
  );
  expect(valid).toBe(false);
});
