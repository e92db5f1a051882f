import {HtmlValidate} from 'html-validate';
import {DESIGNS} from '../brandChoices';
import {DEFAULT_BRAND} from '../options';
import {exampleHtml} from '../outputs/exampleHtml';
import {templates} from '../templates';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // What HTML calls out of date is what mail clients know: layout by attributes of
    // tables, styles beside each element.
    'no-deprecated-attr': 'off',
    'no-inline-style': 'off',
    // React closes void elements with a slash.
    'void-style': ['error', {style: 'selfclosing'}],
    // Set by the one who sends, who may not leave it out: see the layout of the kit.
    'long-title': 'off',
  },
});

describe.each(
  templates.flatMap((template) =>
    DESIGNS.map((design) => [template.slug, design, template] as const),
  ),
)('%s, %s', (_slug, design, template) => {
  it('is valid HTML', async () => {
    const {results} = await validator.validateString(
      exampleHtml(template, {...DEFAULT_BRAND, design}),
    );
    const messages = results.flatMap(({messages: list}) =>
      list.map(({line, ruleId, message}) => `${String(line)}: ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });
});

it('finds what is not valid', async () => {
  const {valid} = await validator.validateString('<!DOCTYPE html><p><div></p></div>');
  expect(valid).toBe(false);
});
