import type { PinId } from '@tessera/contracts/ids'
import { defineMessages } from '@tessera/contracts/messages'
import { useEntity, useShell } from '@tessera/module/react'
import { unhide } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from './closeup.module.css'

const words = defineMessages({
  hidden: 'You hid this Pin',
  hiddenWhy: "You won't see it in your feed anymore.",
  undo: 'Undo',
})

/** Says above a pin that it was just hidden, with Undo. */
export function HiddenNotice({ pinId }: { readonly pinId: PinId }): ReactElement | null {
  const { commands } = useShell()
  if (useEntity('pin', pinId).hidden_by_me !== true) return null
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
