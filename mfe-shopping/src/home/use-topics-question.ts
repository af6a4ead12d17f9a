import { useViewer } from '@tessera/module/react'
import { useState } from 'react'
import { chosenOf, useInterests } from '../interests/interests.ts'

/** A member's answer 'Not now' in this tab; another account of the browser is asked by itself. */
const answeredLater = (viewerId: string | undefined): string => `topics-later.${viewerId}`

/**
 * Decides whether to ask a new member for topics: a member without saved pins and topics, until
 * they answer, or press 'Not now' in this tab. `waiting` while unknown, so that the feed below
 * never moves.
 */
export function useTopicsQuestion() {
  const viewer = useViewer()
  const fresh = viewer?.pin_count === 0
  const later = answeredLater(viewer?.id)
  const [closed, setClosed] = useState(() => sessionStorage.getItem(later) !== null)
  const { data, isPending } = useInterests({ wanted: fresh && !closed })
  const [asked, setAsked] = useState(false)
  // Once shown, the question stays until it is answered, although the first choice changes the
  // data.
  if (!asked && data !== undefined && chosenOf(data).length === 0) setAsked(true)
  return {
    waiting: fresh && !closed && isPending,
    asking: fresh && asked && !closed,
    done: () => setClosed(true),
    later: () => {
      sessionStorage.setItem(later, '1')
      setClosed(true)
    },
  }
}
