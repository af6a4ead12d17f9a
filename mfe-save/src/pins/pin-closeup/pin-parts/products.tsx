import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { ProductTag } from '@tessera/contracts/entities/pin-parts'
import { paths } from '@tessera/contracts/paths'
import { OutsideLink } from '@tessera/module/outside-link'
import { Link, useShell } from '@tessera/module/react'
import { priceText } from '@tessera/pins'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './pin-parts.module.css'
import { words } from './words.ts'

interface LeadProps {
  readonly tag: ProductTag
  readonly pin: PinDetails
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Leads to a product: its pin, or its page. */
function Lead({ tag, pin, className, children }: LeadProps): ReactElement {
  if (tag.pin_id === null)
    return (
      <OutsideLink url={tag.link} pinId={pin.id} className={className}>
        {children}
        <VisuallyHidden> {words.opensElsewhere()}</VisuallyHidden>
      </OutsideLink>
    )
  return (
    <Link
      to={paths.pin.to({ pinId: tag.pin_id })}
      {...(className === undefined ? {} : { className })}
    >
      {children}
    </Link>
  )
}

/** The products of a pin as numbered dots on its picture. */
export function ProductDots({ pin }: { readonly pin: PinDetails }): ReactElement | null {
  if (pin.product_tags.length === 0) return null
  return (
    // A picture has the same sides in every writing direction.
    <ul className={styles.dots} dir="ltr">
      {pin.product_tags.map((tag, at) => (
        <li
          key={`${tag.x} ${tag.y} ${tag.title}`}
          className={styles.place}
          style={{ insetInlineStart: `${tag.x * 100}%`, insetBlockStart: `${tag.y * 100}%` }}
        >
          <Lead {...{ tag, pin }} className={styles.dot}>
            <span aria-hidden="true">{at + 1}</span>
            <VisuallyHidden>{words.product({ number: at + 1, title: tag.title })}</VisuallyHidden>
          </Lead>
        </li>
      ))}
    </ul>
  )
}

/** Lists the products of a pin, with the numbers of their dots. */
export function ProductList({ pin }: { readonly pin: PinDetails }): ReactElement | null {
  const titleId = useId()
  const locale = useShell().$locale.get()
  if (pin.product_tags.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId} className={styles.title}>
        {words.products()}
      </h2>
      <ol className={styles.products}>
        {pin.product_tags.map((tag) => (
          <li key={`${tag.x} ${tag.y} ${tag.title}`}>
            <Lead {...{ tag, pin }} className={styles.product}>
              {tag.images === null ? null : (
                <img className={styles.productPicture} src={tag.images['236x'].url} alt="" />
              )}
              <bdi>{tag.title}</bdi>
              {tag.price === null ? null : <bdi>{priceText(tag.price, locale)}</bdi>}
            </Lead>
          </li>
        ))}
      </ol>
    </section>
  )
}
