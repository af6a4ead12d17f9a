import type { MouseEvent, ReactElement } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'
import type { MenuItem } from './menu-item.ts'
import { isPlainClick } from './plain-click.ts'

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }): ReactElement {
  const choose = (event: MouseEvent) => {
    if (item.href !== undefined && !isPlainClick(event)) return
    if (item.disabled) return event.preventDefault()
    if (item.onSelect !== undefined) event.preventDefault()
    onChosen()
    item.onSelect?.()
  }
  const shared = {
    tabIndex: -1,
    className: classes(styles.item, item.tone === 'bad' && styles.bad),
    'aria-disabled': item.disabled,
    onClick: choose,
  }
  const inside = (
    <>
      {item.icon === undefined ? null : <Icon name={item.icon} size={20} />}
      <span className={styles.label}>
        {item.label}
        {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
      </span>
      {item.checked ? <Icon name="check" size={20} /> : null}
    </>
  )
  if (item.href !== undefined) {
    return (
      <a {...shared} role="menuitem" href={item.href}>
        {inside}
      </a>
    )
  }
  return item.checked === undefined ? (
    <button {...shared} type="button" role="menuitem">
      {inside}
    </button>
  ) : (
    <button {...shared} type="button" role="menuitemradio" aria-checked={item.checked}>
      {inside}
    </button>
  )
}

/** The rows of an open menu. */
export function MenuItems(props: {
  items: readonly MenuItem[]
  onChosen: () => void
}): ReactElement[] {
  return props.items.map((item) => <Item key={item.id} item={item} onChosen={props.onChosen} />)
}
