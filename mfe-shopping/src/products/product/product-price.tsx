import { useStore } from '@nanostores/react'
import type { Price } from '@tessera/contracts/entities/pin'
import type { Product } from '@tessera/contracts/entities/product'
import { useShell } from '@tessera/module/react'
import { priceText } from '@tessera/pins'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import styles from './product.module.css'
import { words } from './words.ts'

/** The badge of a price that fell, with what it was. */
function DropBadge({ drop }: Pick<Product, 'drop'>): ReactElement | null {
  const locale = useStore(useShell().$locale)
  if (drop === null) return null
  return (
    <span className={styles.drop}>
      <strong className={styles.badge}>{words.priceDrop()}</strong>{' '}
      <bdi>{words.dropFrom({ price: priceText(drop.from, locale) })}</bdi>
    </span>
  )
}

/** A price, the regular one before a sale, and the badge of a fall. */
export function ProductPrice({
  price,
  regular = null,
  drop = null,
}: {
  readonly price: Price | null
  readonly regular?: Price | null
  readonly drop?: Product['drop']
}): ReactElement | null {
  const locale = useStore(useShell().$locale)
  if (price === null) return null
  const isSale =
    regular !== null && regular.currency === price.currency && regular.amount > price.amount
  return (
    <p className={styles.prices}>
      <bdi className={styles.price}>{priceText(price, locale)}</bdi>
      {isSale ? (
        <>
          {' '}
          <s className={styles.regular}>
            <VisuallyHidden>{words.was()} </VisuallyHidden>
            <bdi>{priceText(regular, locale)}</bdi>
          </s>{' '}
          <span className={styles.sale}>{words.onSale()}</span>
        </>
      ) : null}
      <DropBadge drop={drop} />
    </p>
  )
}
