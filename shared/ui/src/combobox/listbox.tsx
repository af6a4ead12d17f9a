import type { MouseEvent, ReactElement, ReactNode, RefObject } from 'react'
import { classes } from '../classes.ts'
import { isPlainClick } from '../plain-click.ts'
import styles from './listbox.module.css'
import type { Combobox } from './use-combobox.ts'
import { usePlaceBelow } from './use-place-below.ts'

interface ListboxProps {
  readonly combobox: Combobox
  readonly label: string
  readonly children: ReactNode
}

/** The list of a combobox, drawn where it stands. */
export function Listbox({ combobox, label, children }: ListboxProps): ReactElement {
  return (
    <div role="listbox" id={combobox.listId} aria-label={label} className={styles.list}>
      {children}
    </div>
  )
}

/** The list of a combobox as a popover below its field, above everything else on the page. */
export function ListboxBelow({
  field,
  combobox,
  label,
  children,
}: ListboxProps & { readonly field: RefObject<HTMLElement | null> }): ReactElement {
  const list = usePlaceBelow(field)
  return (
    <div
      ref={list}
      role="listbox"
      id={combobox.listId}
      aria-label={label}
      popover="manual"
      className={classes(styles.list, styles.below)}
    >
      {children}
    </div>
  )
}

/** Options of a listbox that belong together, under a heading. */
export function ListboxGroup(props: {
  readonly label: string
  /** Shows the heading; screen readers hear it in either case. */
  readonly heading?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
    <div role="group" aria-label={props.label}>
      {props.heading === undefined ? null : <div aria-hidden="true">{props.heading}</div>}
      <div className={props.className} role="presentation">
        {props.children}
      </div>
    </div>
  )
}

interface ListboxOptionProps {
  readonly combobox: Combobox
  readonly at: number
  /** Makes the option a link, so that a click with Control or the middle button opens a tab. */
  readonly href?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One option of a listbox. */
export function ListboxOption(props: ListboxOptionProps): ReactElement {
  const { combobox, at, href, className, children } = props
  const given = {
    role: 'option',
    id: combobox.optionId(at),
    tabIndex: -1,
    'aria-selected': at === combobox.active,
    className: classes(styles.option, className),
    // Keeps the focus, and with it the caret, in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (href !== undefined && !isPlainClick(event)) return
      event.preventDefault()
      combobox.choose(at)
    },
  }
  return href === undefined ? (
    <button type="button" {...given}>
      {children}
    </button>
  ) : (
    <a href={href} {...given}>
      {children}
    </a>
  )
}
