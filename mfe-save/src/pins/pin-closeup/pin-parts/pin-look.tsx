import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { shopLook } from '@tessera/contracts/calls/shop-look'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { paths } from '@tessera/contracts/paths'
import { pinLookSlot } from '@tessera/contracts/slots'
import { isOwn } from '@tessera/module/is-own'
import { Link, Slot, useShell, useViewer } from '@tessera/module/react'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import styles from './pin-parts.module.css'
import { ProductList } from './products.tsx'
import { words } from './words.ts'

interface OfPin {
  readonly pin: PinDetails
}

/** The place for the products in a pin, or like it. A product's pin, or one with tags, keeps its room. */
function PinLook({ pin }: OfPin): ReactElement {
  const own = isOwn(pin.pinner, useStore(useShell().$profile), useViewer())
  const isExpected = pin.price !== null || pin.product_tags.length > 0
  return (
    <Slot
      slot={pinLookSlot}
      input={{ pinId: pin.id, isOwn: own, isExpected }}
      loading={isExpected ? <div className={styles.lookRoom} /> : null}
      absent={<ProductList pin={pin} />}
      quiet
    />
  )
}

/** The products that are tagged in a pin, beside its picture. */
export function TaggedProducts({ pin }: OfPin): ReactElement | null {
  return pin.product_tags.length === 0 ? null : <PinLook pin={pin} />
}

/** Products like a pin that has no tags, below it. */
export function ProductsBelow({ pin }: OfPin): ReactElement | null {
  if (pin.product_tags.length > 0) return null
  return (
    <div className={styles.below}>
      <PinLook pin={pin} />
    </div>
  )
}

/** Similar products whose place on the picture is certain; they come once their list has loaded. */
export function SimilarDots({ pin }: OfPin): ReactElement | null {
  const { client } = useShell()
  const { data: look } = useQuery({
    ...queryOptions(client, shopLook, { pin_id: pin.id }),
    enabled: false,
  })
  const placed = look?.kind === 'similar' ? look.products.filter(({ place }) => place !== null) : []
  if (placed.length === 0) return null
  return (
    // A picture has the same sides in every writing direction.
    <ul className={styles.dots} dir="ltr">
      {placed.map(({ pin_id: pinId, title, place }) =>
        pinId === null || place === null ? null : (
          <li
            key={pinId}
            className={styles.place}
            style={{ insetInlineStart: `${place.x * 100}%`, insetBlockStart: `${place.y * 100}%` }}
          >
            <Link to={paths.pin.to({ pinId })} className={styles.similarDot ?? ''}>
              <VisuallyHidden>{words.similarProduct({ title })}</VisuallyHidden>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
