import { HtmlValidate } from 'html-validate'
import { thirdParties } from '../src/content/third-parties.ts'

/** Checks HTML, except for rules that the pages break for a reason. */
export const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React closes void elements, keeps the spelling of the DOM, and gives every attribute a value. HTML allows that.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Values from the content are style attributes (docs/decisions/0016-style-attributes.md).
    'no-inline-style': 'off',
    // Scripts come from the site itself, so that whoever changes a script can change its hash, too. Other companies change
    // theirs at any time.
    'require-sri': ['error', { target: 'crossorigin', exclude: Object.values(thirdParties).flat() }],
    // Each phone number stands on a line of its own, so it need not contain non-breaking spaces.
    'tel-non-breaking': 'off',
    // `src/validation` checks the length of titles in characters. This rule counts `&amp;` as five.
    'long-title': 'off',
  },
})
