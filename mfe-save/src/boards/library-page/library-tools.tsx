import { useStore } from '@nanostores/react'
import { type LibraryOrder, libraryOrders } from '@tessera/contracts/entities/library'
import { shortcutsWanted } from '@tessera/contracts/events/facts'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { useTyped } from '@tessera/module/use-typed'
import { Button } from '@tessera/ui/button'
import { SearchField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Menu } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { type Ask, FilterPanel } from './filter-panel.tsx'
import styles from './library.module.css'
import { countFilters, libraryViews, orderOf, viewOf } from './library-query.ts'
import { words } from './words.ts'

const orderNames: Readonly<Record<LibraryOrder, () => string>> = {
  saved: words.saved,
  oldest: words.oldest,
  made: words.made,
  title: words.byTitle,
  site: words.bySite,
}

function OrderMenu({ query, ask }: { readonly query: URLSearchParams; readonly ask: Ask }) {
  const sort = orderOf(query)
  return (
    <Menu
      kind="quiet"
      size="small"
      label={`${words.sort()}: ${orderNames[sort]()}`}
      items={libraryOrders.map((order) => ({
        id: order,
        label: orderNames[order](),
        checked: order === sort,
        onSelect: () => ask({ sort: order === 'saved' ? null : order }),
      }))}
    >
      {orderNames[sort]()}
      <Icon shape={icons.down} size={18} />
    </Menu>
  )
}

/** The search, the filters, the order and the view of a library. */
export function LibraryTools({
  query,
  ask,
  isSelecting,
  onSelecting,
}: {
  readonly query: URLSearchParams
  readonly ask: Ask
  /** True while a press on a pin of the grid selects it. */
  readonly isSelecting: boolean
  readonly onSelecting: (isSelecting: boolean) => void
}): ReactElement {
  const { $locale, bus } = useShell()
  const locale = useStore($locale)
  const [text, type] = useTyped(query.get('q') ?? '', (q) => ask({ q }))
  const count = countFilters(query)
  const [isOpen, setIsOpen] = useState(count > 0)
  const view = viewOf(query)
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          className={styles.search ?? ''}
          label={words.search()}
          value={text}
          onChange={type}
          aria-keyshortcuts="/"
          data-library-search
        />
        <div className={styles.order}>
          <Button
            kind={isOpen ? 'ink' : 'quiet'}
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count === 0
              ? words.filters()
              : words.filtersOn({ count: numberFormat(locale).format(count) })}
          </Button>
          {view === 'grid' ? (
            <Button
              kind={isSelecting ? 'ink' : 'quiet'}
              size="small"
              aria-pressed={isSelecting}
              onClick={() => onSelecting(!isSelecting)}
            >
              {isSelecting ? words.done() : words.choose()}
            </Button>
          ) : null}
          <OrderMenu query={query} ask={ask} />
          {libraryViews.map((each) => (
            <Button
              key={each}
              kind={each === view ? 'ink' : 'quiet'}
              size="small"
              aria-pressed={each === view}
              onClick={() => ask({ view: each === 'grid' ? null : each })}
            >
              {words[each]()}
            </Button>
          ))}
          <Button
            kind="plain"
            size="small"
            className={styles.keysButton ?? ''}
            onClick={() => bus.emit(shortcutsWanted, {})}
          >
            {words.keys()}
          </Button>
        </div>
      </div>
      {isOpen ? <FilterPanel query={query} ask={ask} /> : null}
    </>
  )
}
