import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'

/** Keeps the address true to where a thing is now, when its name was changed in another tab or elsewhere. */
export function useFollowedAddress(path: string | null): void {
  const { $address, navigate } = useShell()
  useEffect(() => {
    if (path === null) return
    const { pathname, search } = $address.get()
    if (decodeURI(pathname) !== decodeURI(path)) navigate(`${path}${search}`, { replace: true })
  }, [path, $address, navigate])
}
