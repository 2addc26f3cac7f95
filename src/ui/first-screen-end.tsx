/**
 * Marks where the first screen of a page ends. The head has the rules for the elements above it, and what follows it is not
 * laid out until the stylesheet applies (`client/styles/until-styled.css`). The build refuses a page without it.
 */
export function FirstScreenEnd() {
  return <i hidden data-first-screen-end />
}
