import { useViewer } from '@tessera/module/react'
import { useState } from 'react'
import { chosenOf } from '../interests/chosen.ts'
import { useInterests } from '../interests/use-interests.ts'

const answeredLater = 'topics-later'

/**
 * Whether somebody new is asked what they like: who has saved nothing and chosen nothing, until they
 * have answered or said 'not now', which holds for this tab. `waiting` while that is not known, so
 * that what stands below never moves.
 */
export function useTopicsQuestion() {
  const fresh = useViewer()?.pin_count === 0
  const [closed, setClosed] = useState(() => sessionStorage.getItem(answeredLater) !== null)
  const { data, isPending } = useInterests({ wanted: fresh && !closed })
  const [asked, setAsked] = useState(false)
  // Once it is asked it stays until it is answered, whatever the first choice changes.
  if (!asked && data !== undefined && chosenOf(data).length === 0) setAsked(true)
  return {
    waiting: fresh && !closed && isPending,
    asking: fresh && asked && !closed,
    done: () => setClosed(true),
    later: () => {
      sessionStorage.setItem(answeredLater, '1')
      setClosed(true)
    },
  }
}
