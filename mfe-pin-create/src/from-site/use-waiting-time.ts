import { timings } from '@tessera/contracts/timings'
import { useEffect, useState } from 'react'

/** The duration of a search: not long, so long that people are told, or so long that it counts as over. */
export type WaitingTime = 'short' | 'slow' | 'over'

/** Returns how long a search has been running. Each new search starts at 'short'. */
export function useWaitingTime(isGoingOn: boolean): WaitingTime {
  const [time, setTime] = useState<WaitingTime>('short')
  useEffect(() => {
    setTime('short')
    if (!isGoingOn) return
    const timers = [
      setTimeout(() => setTime('slow'), timings.outsideSlow),
      setTimeout(() => setTime('over'), timings.outsideLookUp),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isGoingOn])
  return isGoingOn ? time : 'short'
}
