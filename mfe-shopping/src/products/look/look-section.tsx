import type { Look } from '@tessera/contracts/calls/shop-look'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Menu } from '@tessera/ui/menu'
import { lazy, type ReactElement, Suspense, useId, useState, useTransition } from 'react'
import { hideSimilar } from './hide-look.ts'
import styles from './look.module.css'
import { ProductTile } from './product-tile.tsx'
import { type ScrolledRow, useRow } from './use-row.ts'
import { words } from './words.ts'

// Few people open the whole list.
const AllProducts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "all-products" */ './all-products.tsx')).AllProducts,
}))

const titles = {
  alike: words.alike,
  similar: words.similar,
  tagged: words.tagged,
  none: words.similar,
} as const

function Moves({ atStart, atEnd, move }: ScrolledRow): ReactElement | null {
  if (atStart && atEnd) return null
  const button = (way: 'on' | 'back', isOff: boolean) => (
    <Button
      kind="quiet"
      size="small"
      square
      className={styles.move ?? ''}
      aria-label={way === 'on' ? words.next() : words.previous()}
      aria-disabled={isOff}
      onClick={() => move(way)}
    >
      <Icon shape={way === 'on' ? icons.next : icons.back} size={20} />
    </Button>
  )
  return (
    <>
      {button('back', atStart)}
      {button('on', atEnd)}
    </>
  )
}

interface SectionProps {
  readonly look: Look
  readonly pinId: PinId
  readonly isOwn: boolean
}

function OwnMenu({ pinId }: { readonly pinId: PinId }): ReactElement {
  const { commands } = useShell()
  const hide = () => void commands.run(hideSimilar, { pin_id: pinId })
  const item = { id: 'hide', label: words.hide(), icon: icons.eyeOff, onSelect: hide }
  return <Menu label={words.options()} size="small" items={[item]} />
}

/** Products in a row that scrolls by touch, by its buttons and with the focus; 'See all' lists them. */
export function LookSection({ look, pinId, isOwn }: SectionProps): ReactElement {
  const { kind, products, has_more: hasMore } = look
  const titleId = useId()
  const [isWhole, setWhole] = useState(false)
  // The row stays until the list has loaded.
  const [isOpening, open] = useTransition()
  const row = useRow(products.length)
  const isTagged = kind === 'tagged'
  return (
    <section aria-labelledby={titleId} className={styles.look}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.heading}>
          {titles[kind]()}
        </h2>
        {isOwn && !isTagged ? <OwnMenu pinId={pinId} /> : null}
        {hasMore ? (
          <Button
            size="small"
            busy={isOpening}
            aria-expanded={isWhole}
            onClick={() => open(() => setWhole(!isWhole))}
          >
            {isWhole ? words.showLess() : words.seeAll()}
          </Button>
        ) : null}
        {isWhole ? null : <Moves {...row} />}
      </div>
      {isWhole ? (
        <Suspense>
          <AllProducts pinId={pinId} label={titles[kind]()} />
        </Suspense>
      ) : (
        <ul ref={row.row} aria-labelledby={titleId} className={styles.row} onScroll={row.look}>
          {products.map((product, at) => (
            <li key={`${product.pin_id ?? product.link} ${at}`} className={styles.item}>
              <ProductTile {...{ product, pinId }} number={isTagged ? at + 1 : undefined} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
