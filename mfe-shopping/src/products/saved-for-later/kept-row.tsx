import { useStore } from '@nanostores/react'
import type { ShownProduct } from '@tessera/contracts/entities/product'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell } from '@tessera/module/react'
import { pinName, priceText } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement } from 'react'
import { CompareToggle } from '../comparing/compare-toggle.tsx'
import { keepNoLonger } from '../keeping/keep-commands.ts'
import { availabilityText } from '../product/availability-text.ts'
import { ProductPrice } from '../product/product-price.tsx'
import { priceSince } from './price-since.ts'
import styles from './saved-for-later.module.css'
import { words } from './words.ts'

/** Says how the price compares with the one that the product was saved with. */
function Since({ product }: Pick<ShownProduct, 'product'>): ReactElement | null {
  const locale = useStore(useShell().$locale)
  const since = priceSince(product.price, product.kept?.price ?? null)
  if (since.is === 'unknown') return null
  if (since.is === 'same') return <p className={styles.since}>{words.same()}</p>
  if (since.is === 'other')
    return <p className={styles.since}>{words.was({ price: priceText(since.was, locale) })}</p>
  const amount = priceText(since.by, locale)
  return (
    <p className={styles.since} data-is={since.is}>
      {since.is === 'cheaper' ? words.cheaper({ amount }) : words.dearer({ amount })}
    </p>
  )
}

/** A product that is saved for later: its price now beside the one it was saved with. */
export function KeptRow({ pin, product }: ShownProduct): ReactElement {
  const { commands } = useShell()
  const title = pinName(pin)
  const to = paths.pin.to({ pinId: pin.id })
  const { id: productId, price } = product
  const isOut = product.is_retired || product.availability === 'out of stock'
  return (
    <li className={styles.row} data-gone={product.is_retired || undefined}>
      <Link to={to} className={styles.picture ?? ''} tabIndex={-1} aria-hidden="true">
        <img src={pin.images['236x'].url} alt="" />
      </Link>
      <div className={styles.about}>
        <Link to={to} className={styles.name ?? ''}>
          <bdi>{title}</bdi>
        </Link>
        <ProductPrice price={price} drop={product.drop} />
        <Since product={product} />
        <p className={styles.stock} data-out={isOut || undefined}>
          {availabilityText(product)}
          {product.shop === '' ? null : <bdi> · {product.shop}</bdi>}
        </p>
      </div>
      <div className={styles.acts}>
        <CompareToggle pin={{ id: pin.id, title, image: pin.images['236x'].url }} size="small" />
        <Button
          kind="plain"
          square
          aria-label={words.remove({ title })}
          onClick={() => void commands.run(keepNoLonger, { productId, pinId: pin.id, price })}
        >
          <Icon shape={icons.trash} size={20} />
        </Button>
      </div>
    </li>
  )
}
