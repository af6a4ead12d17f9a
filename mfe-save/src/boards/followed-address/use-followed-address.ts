import { useAddress, useOnTop, useShell } from '@tessera/module/react'

/**
 * Navigates to a page's new path when a rename, here or in another tab, has changed it. Waits while
 * another page covers this one or is loading over it.
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
