import type { ConfigData } from 'html-validate'

/** What html-validate holds the pages to. A rule that is changed says why. */
export const rules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React closes void elements as XML does, writes attributes as the DOM spells them, and gives a value
    // to those that need none. HTML allows all three.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Scripts come from the site itself: whoever could change one could change its hash as well.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Where a phone number may break is a matter of style, and each stands on a line of its own.
    'tel-non-breaking': 'off',
  },
}
