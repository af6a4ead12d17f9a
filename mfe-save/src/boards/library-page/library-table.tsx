import type { LibraryPin } from '@tessera/contracts/entities/library'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { statesShortcuts } from '@tessera/ui/shortcuts'
import {
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './library.module.css'
import { LibraryRow } from './library-row.tsx'
import { rowsShown } from './rows-shown.ts'
import { stepOf, type TableStep } from './table-keys.ts'
import type { Library } from './use-library.ts'
import { words } from './words.ts'

/** The height of a row in pixels; the style sheet has the same. */
const rowHeight = 64
const columns = 9

/** Returns the rows to draw as the page scrolls. */
function useRowsShown(rows: number) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [shown, setShown] = useState({ from: 0, to: Math.min(rows, 30) })
  useLayoutEffect(() => {
    const look = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0
      const next = rowsShown({ top, height: window.innerHeight }, { rows, rowHeight })
      setShown((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [rows])
  return { body, shown }
}

const fieldsOf = (row: Element): readonly HTMLElement[] =>
  [...row.querySelectorAll('input[type="text"], button')].filter(
    (each) => each instanceof HTMLElement,
  )

function Head(): ReactElement {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col">
          <span className={styles.unseen}>{words.picked()}</span>
        </th>
        <th scope="col">
          <span className={styles.unseen}>{words.image()}</span>
        </th>
        <th scope="col">{words.byTitle()}</th>
        <th scope="col">{words.altText()}</th>
        <th scope="col">{words.noteColumn()}</th>
        <th scope="col">{words.board()}</th>
        <th scope="col">{words.site()}</th>
        <th scope="col">{words.savedOn()}</th>
        <th scope="col">{words.price()}</th>
      </tr>
    </thead>
  )
}

/** Keeps the place of rows that are not drawn. */
function Gap({ rows }: { readonly rows: number }): ReactElement | null {
  if (rows === 0) return null
  return (
    <tr>
      <td colSpan={columns} style={{ blockSize: rows * rowHeight, padding: 0 }} />
    </tr>
  )
}

/** Moves through the table by keys. */
function useTableKeys({ pins, selection }: Library, onToggle: (id: string) => void) {
  const { navigate } = useShell()
  const [active, setActive] = useState(0)
  // The row, and the field in it, that the focus goes to once it is drawn.
  const wanted = useRef<{ readonly at: number; readonly field: number } | null>(null)
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const to = wanted.current
    const row = to === null ? null : table.current?.querySelector(`[data-at="${to.at}"]`)
    if (!(row instanceof HTMLElement) || to === null) return
    wanted.current = null
    const place = to.field < 0 ? row : (fieldsOf(row)[to.field] ?? row)
    place.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
  function goTo(at: number, field: number): void {
    const to = Math.min(pins.length - 1, Math.max(0, at))
    wanted.current = { at: to, field }
    setActive(to)
    const row = table.current?.querySelector(`[data-at="${to}"]`)
    if (row instanceof HTMLElement) {
      wanted.current = null
      ;(field < 0 ? row : (fieldsOf(row)[field] ?? row)).focus({ preventScroll: true })
      row.scrollIntoView({ block: 'nearest' })
    } else window.scrollBy({ top: (to - active) * rowHeight })
  }
  function take(step: TableStep, { at, field }: { at: number; field: number }): void {
    const pin = pins[at]
    if (step.type === 'row') goTo(at + step.by, field)
    else if (step.type === 'edge') goTo(step.to === 'first' ? 0 : pins.length - 1, -1)
    else if (step.type === 'cell') goTo(at, field + step.by)
    else if (step.type === 'leave') goTo(at, -1)
    else if (step.type === 'clear') selection.clear()
    else if (pin === undefined) return
    else if (step.type === 'select') onToggle(pin.id)
    else navigate(paths.pin.to({ pinId: pin.id }))
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target } = event
    const row = target instanceof HTMLElement ? target.closest('[data-at]') : null
    if (!(row instanceof HTMLElement) || !(target instanceof HTMLElement)) return
    const place = target === row ? 'row' : target.matches('input[type="text"]') ? 'field' : 'button'
    const step = stepOf(place, event)
    if (step === undefined) return
    event.preventDefault()
    take(step, { at: Number(row.dataset.at), field: fieldsOf(row).indexOf(target) })
  }
  return { table, active: Math.min(active, Math.max(0, pins.length - 1)), setActive, onKeyDown }
}

/** A library as a table, whose texts are changed in place. */
export function LibraryTable({
  library,
  onMove,
}: {
  readonly library: Library
  readonly onMove: (pin: LibraryPin) => void
}): ReactElement {
  const { pins, selection, total, list } = library
  const { body, shown } = useRowsShown(pins.length)
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(selection.ids)
      if (!next.delete(id)) next.add(id)
      selection.set(next)
    },
    [selection],
  )
  const { table, active, setActive, onKeyDown } = useTableKeys(library, toggle)
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const isNear = shown.to >= pins.length - 20
  const { fetchNextPage } = list
  useEffect(() => {
    if (wantsMore && isNear) void fetchNextPage()
  }, [wantsMore, isNear, fetchNextPage])
  return (
    <section className={styles.scroll} aria-label={words.list()}>
      <table
        ref={table}
        className={styles.table}
        aria-label={words.list()}
        aria-rowcount={(total ?? pins.length) + 1}
        onKeyDown={onKeyDown}
        {...statesShortcuts([
          { keys: 'ArrowUp ArrowDown', does: words.keyMove() },
          { keys: 'ArrowRight ArrowLeft Tab', does: words.keyCell() },
          { keys: 'Space', does: words.keySelect() },
          { keys: 'Enter', does: words.keyOpen() },
          { keys: 'Escape', does: words.keyEscape() },
        ])}
      >
        <Head />
        <tbody ref={body}>
          <Gap rows={shown.from} />
          {pins.slice(shown.from, shown.to).map((pin, index) => (
            <LibraryRow
              key={pin.id}
              pin={pin}
              at={shown.from + index}
              isSelected={selection.ids.has(pin.id)}
              isActive={active === shown.from + index}
              onToggle={toggle}
              onMove={onMove}
              onActivate={setActive}
            />
          ))}
          <Gap rows={Math.max(0, pins.length - shown.to)} />
        </tbody>
      </table>
    </section>
  )
}
