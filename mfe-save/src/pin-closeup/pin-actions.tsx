import type { Pin } from '@tessera/contracts/entities/pin'
import { saveRequested } from '@tessera/contracts/events/requests'
import { Link, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import styles from './closeup.module.css'
import { readOutsideLink } from './outside-link.ts'

function SavedLine({ pin }: { readonly pin: Pin }): ReactElement | null {
  const { pinned_to_board: board } = pin
  if (board === null) return null
  return (
    <p className={styles.savedLine}>
      <Icon name="check" size={18} />
      <span>
        {words.savedOn()} <Link to={board.url}>{board.name}</Link>
      </span>
    </p>
  )
}

/** What can be done with a pin: visit where it came from, and save it; saved once, it can go to another board. */
export function PinActions({ pin }: { readonly pin: Pin }): ReactElement {
  const { bus } = useShell()
  const outside = readOutsideLink(pin.link)
  const saved = pin.pinned_to_board !== null
  return (
    <div className={styles.actions}>
      {outside === undefined ? null : (
        <Button
          kind="quiet"
          href={outside.href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
        >
          <span className={styles.site}>
            {words.visit({ site: outside.site })}
            <VisuallyHidden> {words.opensElsewhere()}</VisuallyHidden>
          </span>
        </Button>
      )}
      <Button
        kind={saved ? 'ink' : 'primary'}
        onClick={() => bus.emit(saveRequested, { pinId: pin.id, source: 'saveButton' })}
      >
        {saved ? words.saved() : words.save()}
      </Button>
      <SavedLine pin={pin} />
    </div>
  )
}
