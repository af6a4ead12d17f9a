import { useAddress, useOnTop, useShell } from '@tessera/module/react'

/**
 * Keeps the address true to where a thing is now, when its name was changed in another tab or
 * elsewhere. Only the address of the page that asks: while another lies over it, or is on its way,
 * it waits.
 */
export function useFollowedAddress(path: string | null): void {
  const { $address, navigate } = useShell()
  const own = useAddress()
  useOnTop(() => {
    const { pathname, search } = $address.get()
    if (path === null || pathname !== own.pathname) return
    if (decodeURI(pathname) !== decodeURI(path)) navigate(`${path}${search}`, { replace: true })
  }, [path])
}
