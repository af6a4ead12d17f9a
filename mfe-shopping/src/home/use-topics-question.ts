import { useViewer } from '@tessera/module/react'
import { useState } from 'react'

/** A member's answer 'Not now' in this tab; another account of the browser is asked by itself. */
const answeredLater = (viewerId: string | undefined): string => `topics-later.${viewerId}`

/**
 * Decides whether a member may be asked for topics: one without saved pins, until they answer, or press
 * 'Not now' in this tab. The question itself is asked of those without topics alone (topics-question.tsx).
 */
export function useTopicsQuestion() {
  const viewer = useViewer()
  const later = answeredLater(viewer?.id)
  const [closed, setClosed] = useState(() => sessionStorage.getItem(later) !== null)
  const open = viewer?.pin_count === 0 && !closed
  // The feed below an answered question stays as it is drawn.
  const [asks, setAsks] = useState(open)
  if (open && !asks) setAsks(true)
  return {
    open,
    asks,
    done: () => setClosed(true),
    later: () => {
      sessionStorage.setItem(later, '1')
      setClosed(true)
    },
  }
}
