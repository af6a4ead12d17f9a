import { useStore } from '@nanostores/react'
import type { Pin } from '@tessera/contracts/entities/pin'
import { pinName, priceText } from '@tessera/module/pins'
import { Link, useShell } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import styles from './closeup.module.css'
import { CreatorCard } from './creator-card.tsx'
import { Description } from './description.tsx'
import { PinActions } from './pin-actions.tsx'

/** All that is known of a pin in words, and what can be done with it. */
export function PinText({ pin }: { readonly pin: Pin }): ReactElement {
  const locale = useStore(useShell().$locale)
  return (
    <div className={styles.text}>
      <PinActions pin={pin} />
      <PageTitle className={styles.title ?? ''}>{pinName(pin)}</PageTitle>
      {pin.price === null ? null : <p className={styles.price}>{priceText(pin.price, locale)}</p>}
      {pin.description === '' ? null : <Description text={pin.description} />}
      <CreatorCard creator={pin.pinner} />
      {pin.board === null ? null : (
        <p className={styles.board}>
          {words.onBoard()} <Link to={pin.board.url}>{pin.board.name}</Link>
        </p>
      )}
    </div>
  )
}
