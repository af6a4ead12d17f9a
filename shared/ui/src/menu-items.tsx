import { type MouseEvent, type ReactElement, useId } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './menu.module.css'
import type { MenuGroup, MenuItem } from './menu-item.ts'
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
      {item.picture}
      {item.icon === undefined ? null : <Icon shape={item.icon} size={20} />}
      <span className={styles.label}>
        <bdi>{item.label}</bdi>
        {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
      </span>
      {item.checked ? <Icon shape={icons.check} size={20} /> : null}
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

function Group({ group, onChosen }: { group: MenuGroup; onChosen: () => void }): ReactElement {
  const label = useId()
  const { segments = false } = group
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu.
    <div
      role="group"
      aria-labelledby={group.label === undefined ? undefined : label}
      className={styles.group}
    >
      {group.label === undefined ? null : (
        <span id={label} className={styles.groupLabel}>
          {group.label}
        </span>
      )}
      <div data-segments={segments ? '' : undefined} className={styles.rows}>
        {group.items.map((item) => (
          <Item key={item.id} item={item} onChosen={segments ? stay : onChosen} />
        ))}
      </div>
    </div>
  )
}

const stay = (): void => {}

/** The rows of an open menu. */
export function MenuItems(props: {
  items: readonly (MenuItem | MenuGroup)[]
  onChosen: () => void
}): ReactElement[] {
  return props.items.map((item) =>
    'items' in item ? (
      <Group key={item.id} group={item} onChosen={props.onChosen} />
    ) : (
      <Item key={item.id} item={item} onChosen={props.onChosen} />
    ),
  )
}
