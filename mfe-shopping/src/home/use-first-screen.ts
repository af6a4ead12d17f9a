import { timings } from '@tessera/contracts/timings'
import { useEffect, useState } from 'react'

/**
 * Whether the first screen is there with its pictures, or has had its time: what comes next then
 * holds up neither them nor the page's own loading.
 */
export function useFirstScreen(): boolean {
  const [there, setThere] = useState(false)
  useEffect(() => {
    let frame = 0
    const begin = () => {
      frame = requestAnimationFrame(() => setThere(true))
    }
    const timer = setTimeout(begin, timings.firstScreen)
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      window.removeEventListener('load', begin)
    }
  }, [])
  return there
}
