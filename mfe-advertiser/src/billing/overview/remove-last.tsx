import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import type { ReactElement } from 'react'
import cards from '../cards/cards.module.css'
import { words } from '../frame/words.ts'

const namesShown = 10

interface RemoveLastProps {
  /** The names of the campaigns that stop. */
  readonly stopped: readonly string[]
  readonly busy: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before the only card is removed, and names the campaigns that this stops. */
export function RemoveLast({ stopped, busy, onRemove, onClose }: RemoveLastProps): ReactElement {
  const more = stopped.length - namesShown
  return (
    <Modal title={words.removeLast()} width={420} onClose={onClose}>
      <div className={cards.form}>
        {stopped.length === 0 ? (
          <p>{words.removeLastPrepaid()}</p>
        ) : (
          <>
            <p>{words.removeLastStops()}</p>
            <ul>
              {stopped.slice(0, namesShown).map((name, at) => (
                <li key={at}>{name}</li>
              ))}
              {more > 0 ? <li>{words.andMore({ count: more })}</li> : null}
            </ul>
          </>
        )}
        <Button kind="primary" full busy={busy} onClick={onRemove}>
          {words.remove()}
        </Button>
        <Button full onClick={onClose}>
          {words.keepCard()}
        </Button>
      </div>
    </Modal>
  )
}
