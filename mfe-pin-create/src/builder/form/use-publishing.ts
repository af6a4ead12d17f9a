import { useEffect, useState } from 'react'
import { isFit, isOnItsWay } from '../draft/fit.ts'
import type { BuilderPage } from '../draft/open-draft.ts'

/**
 * Publishes a draft once its upload has arrived, so that nobody presses the button twice. An upload that
 * fails, or is paused or removed, ends the wait.
 */
export function usePublishing(builder: Pick<BuilderPage, 'state' | 'picture' | 'send'>) {
  const { picture, send } = builder
  const [isWaiting, setWaiting] = useState(false)
  const arrives = isOnItsWay(builder)
  useEffect(() => {
    if (!isWaiting || arrives) return
    setWaiting(false)
    if (picture.kind === 'ready') send({ type: 'publish-pressed', picture })
  }, [isWaiting, arrives])
  function publish(): void {
    if (arrives && isFit(builder)) setWaiting(true)
    else send({ type: 'publish-pressed', picture })
  }
  return { publish, isWaiting }
}
