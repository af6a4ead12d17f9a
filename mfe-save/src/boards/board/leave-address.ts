import type { ShellContext } from '@tessera/module'

/** Navigates away if the current page belongs to something that is gone. */
export function leaveAddress(
  { navigate, $address }: Pick<ShellContext, 'navigate' | '$address'>,
  gone: string,
  to: string,
): void {
  if (decodeURI($address.get().pathname).startsWith(decodeURI(gone)))
    navigate(to, { replace: true })
}
