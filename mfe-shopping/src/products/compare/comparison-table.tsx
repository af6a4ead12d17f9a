import { useStore } from '@nanostores/react'
import type { ShownProduct } from '@tessera/contracts/entities/product'
import { paths } from '@tessera/contracts/paths'
import { OutsideLink } from '@tessera/module/outside-link'
import { Link, useShell } from '@tessera/module/react'
import { pictureText, pinName } from '@tessera/pins'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import styles from './compare.module.css'
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts'
import { words } from './words.ts'

interface TableProps {
  readonly products: readonly ShownProduct[]
  readonly onlyDifferent: boolean
  readonly onRemove: (shown: ShownProduct) => void
}

function Head({ shown, onRemove }: { shown: ShownProduct } & Pick<TableProps, 'onRemove'>) {
  const { pin } = shown
  const title = pinName(pin)
  return (
    <th scope="col">
      <div className={styles.product}>
        <img src={pin.images['236x'].url} alt={pictureText(pin)} className={styles.picture} />
        <Link to={paths.pin.to({ pinId: pin.id })} className={styles.name ?? ''}>
          <bdi>{title}</bdi>
        </Link>
        <Button
          kind="plain"
          square
          className={styles.remove}
          aria-label={words.remove({ title })}
          onClick={() => onRemove(shown)}
        >
          <Icon shape={icons.close} size={18} />
        </Button>
      </div>
    </th>
  )
}

function Row({ row, ids }: { readonly row: ComparisonRow; readonly ids: readonly string[] }) {
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.label}
        {row.differs ? <VisuallyHidden> ({words.differs()})</VisuallyHidden> : null}
      </th>
      {row.values.map((value, at) => (
        <td key={ids[at]} data-fact={row.fact}>
          {value === '' ? (
            <>
              <span aria-hidden="true">{words.none()}</span>
              <VisuallyHidden>{words.nothing()}</VisuallyHidden>
            </>
          ) : (
            <bdi>{value}</bdi>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Products side by side: a column for each, rows that differ marked. */
export function ComparisonTable({ products, onlyDifferent, onRemove }: TableProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const all = comparisonRows(
    products.map(({ product }) => product),
    locale,
  )
  const rows = onlyDifferent ? all.filter(({ differs }) => differs) : all
  const ids = products.map(({ product }) => product.id)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
    <section className={styles.scroll} aria-label={words.table()} tabIndex={0}>
      <table className={styles.table} aria-label={words.table()}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.what()}</VisuallyHidden>
            </th>
            {products.map((shown) => (
              <Head key={shown.product.id} {...{ shown, onRemove }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length > 0 ? null : (
            <tr>
              <td colSpan={products.length + 1}>{words.allSame()}</td>
            </tr>
          )}
          {rows.map((row) => (
            <Row key={row.fact} {...{ row, ids }} />
          ))}
          <tr>
            <th scope="row">{words.visit()}</th>
            {products.map(({ pin, product }) => (
              <td key={product.id}>
                <OutsideLink url={pin.link} pinId={pin.id} className={styles.visit}>
                  {words.visitShop({ site: product.domain || product.shop })}
                  <VisuallyHidden> {words.opensElsewhere()}</VisuallyHidden>
                </OutsideLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
