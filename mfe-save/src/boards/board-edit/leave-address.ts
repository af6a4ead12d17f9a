import type { ShellContext } from '@tessera/module'

/** Goes elsewhere if the page is on something, or below it, that is not there any more. */
export function leaveAddress(
  { navigate, $address }: Pick<ShellContext, 'navigate' | '$address'>,
  gone: string,
  to: string,
): void {
  if (decodeURI($address.get().pathname).startsWith(decodeURI(gone)))
    navigate(to, { replace: true })
}
