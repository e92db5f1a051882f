import {HtmlValidate} from 'html-validate';

/** Checks the HTML of an email by the rules of the standard that mail clients allow. */
export const emailValidator = new HtmlValidate({
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
