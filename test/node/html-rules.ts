import type { ConfigData } from 'html-validate'

/** What html-validate holds the pages to. A rule that is changed says why. */
export const rules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React closes void elements as XML does, writes attributes as the DOM spells them, gives a value to
    // those that need none, and begins the name of its script with an underscore. HTML allows all of it.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Scripts come from the site itself: whoever could change one could change its hash as well.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Where a phone number may break is a matter of style, and each stands on a line of its own.
    'tel-non-breaking': 'off',
  },
}
