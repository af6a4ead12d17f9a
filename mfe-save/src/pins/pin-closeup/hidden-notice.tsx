import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { unhide } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useCallback, useSyncExternalStore } from 'react'
import styles from './closeup.module.css'
import { words } from './hidden-words.ts'

/** Says above a pin that it was hidden just now, and undoes it. */
export function HiddenNotice({ pinId }: { readonly pinId: PinId }): ReactElement | null {
  const { cache, commands } = useShell()
  const isHidden = useSyncExternalStore(
    useCallback((hear) => cache.watch('pin', pinId, hear), [cache, pinId]),
    () => cache.read('pin', pinId).hidden_by_me === true,
  )
  if (!isHidden) return null
  return (
    <div role="status" className={styles.notice}>
      <p>
        <strong>{words.hidden()}</strong> {words.hiddenWhy()}
      </p>
      <Button kind="ink" size="small" onClick={() => void commands.run(unhide, { pin_id: pinId })}>
        {words.undo()}
      </Button>
    </div>
  )
}
