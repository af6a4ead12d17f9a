import {
  type FocusEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { isPlainClick } from './plain-click.ts'
import type { Toast, ToastAction, ToastChoice } from './toast-queue.ts'
import styles from './toasts.module.css'
import { words } from './words.ts'

export * from './toast-queue.ts'
export { useToasts } from './use-toasts.ts'

interface ToastsProps {
  /** Oldest first; the newest is at the bottom. */
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
  /** Called when the pointer or the focus enters or leaves the toasts. */
  onPause: (paused: boolean) => void
  label?: string
  dismissLabel?: string
}

interface ActionProps {
  action: Omit<ToastAction, 'label'> & { label: ReactNode }
  onDone: () => void
}

function Action({ action, onDone }: ActionProps): ReactElement {
  const act = (event: MouseEvent) => {
    if (action.href !== undefined && !isPlainClick(event)) return
    if (action.onPress !== undefined) event.preventDefault()
    // Runs first, since the action may show the next message in this toast's place.
    onDone()
    action.onPress?.()
  }
  return action.href === undefined ? (
    <button type="button" className={styles.action} onClick={act}>
      {action.label}
    </button>
  ) : (
    <a className={styles.action} href={action.href} onClick={act}>
      {action.label}
    </a>
  )
}

interface ChoicesProps {
  choices: readonly ToastChoice[]
  onDone: () => void
}

/** Further steps, in a row that scrolls where it does not fit. */
function Choices({ choices, onDone }: ChoicesProps): ReactElement {
  return (
    <span className={styles.choices}>
      {choices.map(({ label, name, isNew, run }) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-label={name}
          onClick={() => {
            onDone()
            run()
          }}
        >
          {isNew ? <Icon shape={icons.plus} size={18} /> : null}
          <span dir="auto">{label}</span>
        </button>
      ))}
    </span>
  )
}

function Sign({ toast }: { toast: Toast }): ReactElement | null {
  if (toast.picture !== undefined) {
    return <img className={styles.picture} src={toast.picture} alt="" width={40} height={40} />
  }
  if (toast.tone === 'good' || toast.tone === 'bad') {
    return (
      <span className={classes(styles.tone, styles[toast.tone])}>
        <Icon shape={toast.tone === 'good' ? icons.check : icons.warning} />
      </span>
    )
  }
  return null
}

/** Moves the toasts above everything that is open, also a modal, with each new toast. */
function useOverEverything(toasts: readonly Toast[]) {
  const region = useRef<HTMLUListElement>(null)
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    if (newest === undefined) return
    const list = region.current
    list?.showPopover()
    return () => list?.hidePopover()
  }, [newest])
  return region
}

/** Returns the focus to where it was before it came to the toasts, as the one that has it goes. */
function useFocusBefore() {
  const before = useRef<EventTarget>(null)
  return {
    enter({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    back() {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    },
  }
}

/** The visible messages, announced politely. Their time stops under the pointer and the focus. */
export function Toasts(props: ToastsProps): ReactElement {
  const { toasts, onPause } = props
  const region = useOverEverything(toasts)
  const { label = words.notifications(), dismissLabel = words.dismiss() } = props
  const { enter, back } = useFocusBefore()
  const onDismiss = (id: string) => {
    if (region.current?.contains(document.activeElement)) back()
    props.onDismiss(id)
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onPause(false)
  }
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions text">
      <ul
        ref={region}
        popover="manual"
        className={styles.region}
        onPointerEnter={() => onPause(true)}
        onPointerLeave={() => onPause(false)}
        onFocus={(event) => {
          enter(event)
          onPause(true)
        }}
        onBlur={leave}
      >
        {toasts.map((toast) => (
          <li key={toast.id} className={styles.toast}>
            <Sign toast={toast} />
            <span className={styles.text}>
              {toast.link === undefined ? (
                toast.text
              ) : (
                <Action
                  action={{ ...toast.link, label: toast.text }}
                  onDone={() => onDismiss(toast.id)}
                />
              )}
            </span>
            {toast.action === undefined ? null : (
              <Action action={toast.action} onDone={() => onDismiss(toast.id)} />
            )}
            <button
              type="button"
              className={styles.dismiss}
              aria-label={dismissLabel}
              onClick={() => onDismiss(toast.id)}
            >
              <Icon shape={icons.close} size={18} />
            </button>
            {toast.choices === undefined ? null : (
              <Choices choices={toast.choices} onDone={() => onDismiss(toast.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
