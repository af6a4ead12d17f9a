import { authRequested } from '@tessera/contracts/events/requests'
import { useReturning, useShell } from '@tessera/module/react'
import { useEffect } from 'react'

const offeredKey = 'sign-up-offered'

/** Screens of pictures that a visitor scrolls past before the offer. */
const screens = 1.5

function isOffered(): boolean {
  try {
    return sessionStorage.getItem(offeredKey) !== null
  } catch {
    return true
  }
}

/** Offers sign-up as a sheet, once a session, when a visitor has scrolled past the first rows. */
export function useSignUpOffer(active: boolean): void {
  const { bus } = useShell()
  const known = useReturning() !== null
  useEffect(() => {
    if (!active || isOffered()) return
    const isPast = () => window.scrollY >= screens * window.innerHeight
    // Somebody who turns the tablet, or comes back to a place further down, has not just scrolled there.
    let wasPast = isPast()
    const follow = () => {
      const arrives = isPast() && !wasPast
      wasPast = isPast()
      if (!arrives) return
      window.removeEventListener('scroll', follow)
      if (isOffered()) return
      sessionStorage.setItem(offeredKey, '1')
      bus.emit(authRequested, { source: 'homePage', start: known ? 'log-in' : 'sign-up' })
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [active, bus, known])
}
