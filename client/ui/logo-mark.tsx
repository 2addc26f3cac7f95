/** The mark of the logo: the letter N as a weave. */
export function LogoMark() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" className="size-8">
      <path fill="currentColor" d="M3 2h6v28H3zM23 2h6v28h-6z" />
      <path className="fill-brand" d="M9 5h6v6H9zM13 13h6v6h-6zM17 21h6v6h-6z" />
    </svg>
  )
}
