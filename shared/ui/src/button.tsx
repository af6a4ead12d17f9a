import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { isPlainClick } from './plain-click.ts'
import { Spinner } from './spinner.tsx'

/**
 * The emphasis of a button: one primary for each surface, quiet or outline for the rest, ink for
 * the current choice, plain for icons.
 */
export type ButtonKind = 'primary' | 'quiet' | 'outline' | 'plain' | 'ink'

interface Looks {
  kind?: ButtonKind
  size?: 'medium' | 'small'
  full?: boolean
  /** Makes the button square, for an icon. Needs an `aria-label`. */
  square?: boolean
  children?: ReactNode
}

interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'children'> {
  /** Shows a spinner instead of the label, and ignores presses. */
  busy?: boolean
  href?: undefined
}

interface LinkProps extends Looks, Omit<ComponentProps<'a'>, 'children' | 'href'> {
  href: string
  /** Opens the address without leaving the page. Clicks for a new tab stay the browser's. */
  onNavigate?: (href: string) => void
}

function looks({ kind = 'quiet', size, full, square }: Looks, className?: string): string {
  return classes(
    styles.button,
    styles[kind],
    size === 'small' && styles.small,
    full && styles.full,
    square && styles.square,
    className,
  )
}

function ButtonLink(props: LinkProps): ReactElement {
  const { kind, size, full, square, href, onNavigate, onClick, children, className, ...rest } =
    props
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (onNavigate === undefined || !isPlainClick(event)) return
    event.preventDefault()
    onNavigate(href)
  }
  return (
    <a {...rest} href={href} onClick={open} className={looks(props, className)}>
      <span className={styles.content}>{children}</span>
    </a>
  )
}

function ButtonItself(props: ButtonProps): ReactElement {
  const {
    kind,
    size,
    full,
    square,
    busy = false,
    onClick,
    children,
    className,
    href,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      onClick={press}
      className={looks(props, className)}
    >
      <span className={styles.content}>{children}</span>
      {busy ? (
        <span className={styles.spinner}>
          <Spinner label="" />
        </span>
      ) : null}
    </button>
  )
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps | LinkProps): ReactElement {
  return props.href === undefined ? <ButtonItself {...props} /> : <ButtonLink {...props} />
}
