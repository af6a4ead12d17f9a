import type { PromotablePin } from '@tessera/contracts/calls/quick-promote'
import { useViewer } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import styles from '../../kit/ad-fields/ad-fields.module.css'
import { adWords } from '../../kit/ad-fields/words.ts'
import { words } from './words.ts'

interface PreviewProps {
  readonly pin: PromotablePin
  readonly advertiser: string | undefined
  readonly fault: string | null
  readonly onChange: () => void
}

/** The pin as it stands in a feed, and why it can't be promoted. */
export function Preview({
  pin: { pin, reasons, is_sold_out: isSoldOut },
  advertiser,
  fault,
  onChange,
}: PreviewProps): ReactElement {
  const viewer = useViewer()
  const picture = pin.images['474x']
  const name = advertiser ?? viewer?.full_name ?? ''
  const faults = fault === null ? reasons.map((reason) => adWords[reason]()) : [fault]
  return (
    <section className={styles.preview} aria-label={adWords.preview()}>
      <h2 className={styles.label}>{adWords.preview()}</h2>
      <figure className={styles.tile}>
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={pin.alt_text}
          className={styles.picture}
        />
        <figcaption className={styles.caption}>
          <bdi className={styles.pinTitle}>{pin.title}</bdi>
          <span className={styles.hint}>{adWords.promotedBy({ name })}</span>
        </figcaption>
      </figure>
      {faults.map((text) => (
        <p key={text} role="alert" className={styles.fault}>
          {text}
        </p>
      ))}
      {isSoldOut ? <p className={styles.hint}>{words.soldOutWaits()}</p> : null}
      <Button size="small" onClick={onChange}>
        {words.changePin()}
      </Button>
    </section>
  )
}
