import type { ShellContext } from '@tessera/module'

/** Follows a board or section whose address has changed, if the page is on it or below it. */
export function moveAddress(
  { navigate, $address }: Pick<ShellContext, 'navigate' | '$address'>,
  from: string,
  to: string,
): void {
  const { pathname, search } = $address.get()
  if (from === to || !decodeURI(pathname).startsWith(decodeURI(from))) return
  navigate(`${to}${decodeURI(pathname).slice(decodeURI(from).length)}${search}`, { replace: true })
}
