/**
 * For how long a browser that has been here asks for this site by https alone, and whether that is true of
 * all subdomains too and browsers may build it in (https://hstspreload.org). Off, because on the domain
 * itself it binds all that its owner runs there, and can hardly be taken back: docs/runbook.md says what to
 * look at first. One source for the Worker and for static files.
 */
export const transportSecurity = {
  /** In seconds: a year, the least that the preload list takes. */
  maxAge: 31_536_000,
  subdomainsAndPreload: false,
}
