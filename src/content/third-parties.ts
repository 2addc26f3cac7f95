/** Addresses of other companies, without a path, such as `'https://forms.example.com'`. */
type Hosts = readonly `https://${string}`[]

export interface ThirdParties {
  /** May receive forms: the attribute `action`. */
  forms: Hosts
  /** May be shown in an `iframe`, such as maps and videos, also in full screen. */
  frames: Hosts
  /** May send scripts. Such a script can do anything that the page can, so it needs your trust. */
  scripts: Hosts
  /** May send stylesheets. `<style>` elements are always blocked, because the policy cannot tell whose they are. */
  styles: Hosts
  /**
   * Names of the Trusted Types policies that scripts may create, such as `youtube-widget-api`. By such a policy a script may
   * write HTML and load scripts, which the security policy forbids otherwise.
   */
  trustedTypes: readonly string[]
  /** May send sound and film for `audio` and `video`. `"'self'"` allows files of the site. */
  media: readonly (Hosts[number] | "'self'")[]
  /** May receive what a script measures, by `fetch` and `sendBeacon`. */
  measurements: Hosts
}

/**
 * The companies whose servers our pages may use, for what each list says. The security policy blocks all other servers, and
 * a test fails when a page uses one of those. docs/recipes.md says how to add forms, maps, videos and analytics. Name
 * each company in the privacy policy, too.
 */
export const thirdParties: ThirdParties = {
  forms: [],
  frames: [],
  scripts: [],
  styles: [],
  trustedTypes: [],
  media: [],
  measurements: [],
}
