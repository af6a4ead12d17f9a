import { useStore } from '@nanostores/react'
import type { LookProduct } from '@tessera/contracts/calls/shop-look'
import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { OutsideLink } from '@tessera/module/outside-link'
import { Link, useShell } from '@tessera/module/react'
import { priceText } from '@tessera/pins'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement, ReactNode } from 'react'
import styles from './look.module.css'
import { words } from './words.ts'

interface TileProps {
  readonly product: LookProduct
  /** The pin beside which it is. */
  readonly pinId: PinId
  /** The number of its dot on the picture. */
  readonly number?: number | undefined
}

/** Leads to a product's pin, or by way of the check to its page. */
function Lead({ product, pinId, children }: TileProps & { readonly children: ReactNode }) {
  if (product.pin_id !== null)
    return (
      <Link to={paths.pin.to({ pinId: product.pin_id })} className={styles.tile ?? ''}>
        {children}
      </Link>
    )
  return (
    <OutsideLink url={product.link} pinId={pinId} className={styles.tile}>
      {children}
      <VisuallyHidden> {words.opensElsewhere()}</VisuallyHidden>
    </OutsideLink>
  )
}

function Picture({ images, dominant_color: color }: LookProduct): ReactElement {
  return (
    <span className={styles.picture} style={color === null ? {} : { backgroundColor: color }}>
      {images === null ? (
        <span className={styles.bare}>
          <Icon shape={icons.globe} />
        </span>
      ) : (
        <img
          src={images['236x'].url}
          srcSet={`${images['236x'].url} 236w, ${images['474x'].url} 474w`}
          sizes="160px"
          width={images['236x'].width}
          height={images['236x'].height}
          loading="lazy"
          decoding="async"
          alt=""
        />
      )}
    </span>
  )
}

/** A product: its picture, its title, its price and its shop. */
export function ProductTile(props: TileProps): ReactElement {
  const { product, number } = props
  const locale = useStore(useShell().$locale)
  const { title, price, shop } = product
  return (
    <Lead {...props}>
      <Picture {...product} />
      <span className={styles.title}>
        {number === undefined ? null : (
          <>
            <VisuallyHidden>{words.number({ number })} </VisuallyHidden>
            <span aria-hidden="true" className={styles.number}>
              {number}
            </span>
          </>
        )}
        <bdi>{title}</bdi>
      </span>
      {price === null ? null : <bdi className={styles.price}>{priceText(price, locale)}</bdi>}
      {shop === '' ? null : <span className={styles.shop}>{words.soldBy({ shop })}</span>}
    </Lead>
  )
}
