import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** After a navigation the focus goes to the content, and the page starts at its top unless one went back. */
export function useArrival(content: () => HTMLElement | null): void {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    content()?.focus({ preventScroll: true })
    if (how !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, how, content])
}
