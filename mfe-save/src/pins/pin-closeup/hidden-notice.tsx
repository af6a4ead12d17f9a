import { pinHidden } from '@tessera/contracts/events/facts'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { setHidden } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useEffect, useState } from 'react'
import { words } from '../hidden-pins/words.ts'
import styles from './closeup.module.css'

/** Says above a pin that it was hidden just now, and takes it back. */
export function HiddenNotice({ pinId }: { readonly pinId: PinId }): ReactElement | null {
  const shell = useShell()
  const [hidden, setShown] = useState(false)
  useEffect(
    () =>
      shell.bus.on(pinHidden, (news) => {
        if (news.pinId === pinId) setShown(news.hidden)
      }),
    [shell, pinId],
  )
  if (!hidden) return null
  return (
    <div role="status" className={styles.notice}>
      <p>
        <strong>{words.hidden()}</strong> {words.hiddenWhy()}
      </p>
      <Button kind="ink" size="small" onClick={() => void setHidden(shell, pinId, false)}>
        {words.undo()}
      </Button>
    </div>
  )
}
