import { closeupPicture } from '@tessera/contracts/closeup-picture'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { pictureText, pinName } from '@tessera/pins'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type CSSProperties, lazy, type ReactElement, Suspense, useState } from 'react'
import styles from './media.module.css'
import { pictureOnPage } from './picture-on-page.ts'
import { SimilarDots } from './pin-parts/pin-look.tsx'
import { ProductDots } from './pin-parts/products.tsx'
import { words } from './words.ts'

const PictureZoom = lazy(
  () => import(/* webpackChunkName: "picture-zoom" */ '../picture-zoom/picture-zoom.tsx'),
)

/**
 * Returns the style of a pin's picture, and what to call once it has loaded. Until then it shows what
 * the tile had, stretched, on the pin's dominant color.
 */
function useEarlierPicture(pin: PinDetails) {
  const [earlier, setEarlier] = useState(() => pictureOnPage(pin, document))
  const { dominant_color: backgroundColor } = pin
  const style: CSSProperties =
    earlier === undefined
      ? { backgroundColor }
      : {
          backgroundColor,
          backgroundImage: `url(${JSON.stringify(earlier)})`,
          backgroundSize: '100% 100%',
        }
  return { style, onLoad: () => setEarlier(undefined) }
}

/** A pin's picture; a press enlarges it. */
export function PinPicture({ pin }: { readonly pin: PinDetails }): ReactElement {
  const { images } = pin
  const [open, setOpen] = useState(false)
  const { srcset, sizes } = closeupPicture(images)
  const name = pinName(pin)
  const { style, onLoad } = useEarlierPicture(pin)
  return (
    <>
      <div className={styles.frame}>
        <img
          className={styles.picture}
          style={style}
          onLoad={onLoad}
          src={images['736x'].url}
          srcSet={srcset}
          sizes={sizes}
          width={images.orig.width}
          height={images.orig.height}
          fetchPriority="high"
          alt={pictureText(pin)}
        />
        <button
          type="button"
          className={styles.enlarge}
          aria-label={words.enlarge({ pin: name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span className={styles.enlargeSign}>
            <Icon shape={icons.search} size={20} />
          </span>
        </button>
        <ProductDots pin={pin} />
        <SimilarDots pin={pin} />
      </div>
      {open ? (
        <Suspense>
          <PictureZoom pin={pin} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
