import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type ReactElement, type ReactNode, useRef } from 'react'
import styles from './offer-list.module.css'
import { declineKey, type Offer } from './offers.ts'
import { words } from './words.ts'

interface OfferListProps {
  readonly offers: readonly Offer[]
  /** The label of the field. */
  readonly label: string
  readonly onTake: (offer: Offer) => void
  readonly onDismiss: (offer: Offer) => void
  /** The field. */
  readonly children: ReactNode
}

const from = { file: words.ofFile, page: words.ofPage } as const

/** A field with the words that are proposed for it below. */
export function OfferList(props: OfferListProps): ReactElement {
  const { offers, label, onTake, onDismiss, children } = props
  const whole = useRef<HTMLDivElement>(null)
  /** The pressed button goes away, so the field gets the focus. */
  const after = (act: () => void) => () => {
    act()
    whole.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    <div ref={whole} className={styles.field}>
      {children}
      {offers.map((offer) => {
        const { source, text } = offer
        return (
          <div key={declineKey(offer)} className={styles.offer}>
            <p className={styles.text} dir="auto">
              {from[source]({ text })}
            </p>
            <Button
              size="small"
              aria-label={words.takeFor({ field: label, text })}
              onClick={after(() => onTake(offer))}
            >
              {words.take()}
            </Button>
            <Button
              kind="plain"
              size="small"
              square
              aria-label={words.dismiss({ text })}
              onClick={after(() => onDismiss(offer))}
            >
              <Icon shape={icons.close} size={16} />
            </Button>
          </div>
        )
      })}
    </div>
  )
}
