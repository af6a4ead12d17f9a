import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { afterPaint } from './after-paint.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import styles from './modal.module.css'
import { Spinner } from './spinner.tsx'
import { words } from './words.ts'

function focusWanted(dialog: HTMLDialogElement): void {
  const wanted = dialog.querySelector('[data-autofocus]')
  if (wanted instanceof HTMLElement) wanted.focus()
}

/**
 * Makes an open dialog modal. The browser focuses the first element with `autofocus`: the one that has the focus
 * keeps it, and no field hears that it was left.
 */
function makeModal(dialog: HTMLDialogElement): void {
  const { activeElement: active } = document
  dialog.open = false
  if (active instanceof HTMLElement && dialog.contains(active)) {
    active.autofocus = true
    dialog.showModal()
    active.autofocus = false
  } else {
    // In an inert page nothing took the focus before.
    dialog.showModal()
    focusWanted(dialog)
  }
}

/**
 * Opens a dialog as a modal while it is mounted, and returns the focus afterwards. A modal makes the whole page
 * inert, which gives each of its elements new styles and takes longer than showing the dialog. So the dialog opens
 * first, and is modal one paint later, or before the next press or key.
 */
function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const before = document.activeElement
    // Below another modal the dialog could not be seen, and the page is inert already.
    const isOver = document.querySelector('dialog:modal') !== null
    if (isOver) dialog.showModal()
    else dialog.show()
    focusWanted(dialog)
    const settle = () => dialog.open && makeModal(dialog)
    const cancel = isOver ? undefined : afterPaint(settle, settle)
    return () => {
      cancel?.()
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return ref
}

interface ModalProps {
  children: ReactNode
  /**
   * Called by the close button, Escape and the backdrop. The caller then stops rendering the modal.
   */
  onClose: () => void
  /** Leads back to the step before: by a button, and by Escape instead of closing. */
  onBack?: () => void
  /** The heading, and the modal's name. Without it give `labelledBy` or `label`. */
  title?: ReactNode
  labelledBy?: string
  label?: string
  width?: number
  /** False where the person must answer: no close button, no Escape, no backdrop. */
  closable?: boolean
  /** False where a stray click must not lose work. The close button and Escape still close. */
  backdropCloses?: boolean
  /** Disables everything inside. */
  busy?: boolean
  /** False where the content goes up to the edge, such as a split picker. */
  padded?: boolean
  /** True where a phone shows it as high as its content, over what is behind it. */
  sheet?: boolean
  className?: string
  closeLabel?: string
}

type ModalStyle = CSSProperties & { '--modal-width': string }

function stop(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function nameOf(props: ModalProps, titleId: string) {
  if (props.title !== undefined) return { 'aria-labelledby': titleId }
  return { 'aria-labelledby': props.labelledBy, 'aria-label': props.label }
}

function useCloseRequests(props: ModalProps) {
  const { closable = true, backdropCloses = true, onClose, onBack = onClose } = props
  const pressed = useRef<EventTarget | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target
    },
    onClick: (event: SyntheticEvent<HTMLDialogElement>) => {
      const onBackdrop = event.target === event.currentTarget
      const began = pressed.current === null || pressed.current === event.currentTarget
      pressed.current = null
      if (onBackdrop && began && closable && backdropCloses) onClose()
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (closable) onBack()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !closable) event.preventDefault()
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
  }
}

/**
 * A modal in a native dialog, open while it is rendered. On a phone it is a full-height sheet. The
 * focus goes to `[data-autofocus]` or the first control, and returns when the modal closes.
 */
export function Modal(props: ModalProps): ReactElement {
  const { children, title, width = 480, closable = true, busy = false, padded = true } = props
  const titleId = useId()
  const dialog = useModalDialog()
  const guard = busy ? { onSubmitCapture: stop, onClickCapture: stop } : {}
  const style: ModalStyle = { '--modal-width': `${width}px` }
  return (
    <dialog
      {...useCloseRequests(props)}
      {...nameOf(props, titleId)}
      ref={dialog}
      className={classes(styles.modal, props.sheet && styles.sheet, props.className)}
      style={style}
      aria-busy={busy || undefined}
    >
      <div {...guard} className={classes(styles.body, padded && styles.padded)}>
        {title === undefined ? null : (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
        {children}
      </div>
      {busy ? (
        <div className={styles.busy}>
          <Spinner size={36} />
        </div>
      ) : null}
      {props.onBack === undefined || !closable ? null : (
        <div className={styles.back}>
          <Button kind="plain" size="small" square aria-label={words.back()} onClick={props.onBack}>
            <Icon shape={icons.back} />
          </Button>
        </div>
      )}
      {closable ? (
        <div className={styles.close}>
          <Button
            kind="plain"
            size="small"
            square
            aria-label={props.closeLabel ?? words.close()}
            onClick={props.onClose}
          >
            <Icon shape={icons.close} />
          </Button>
        </div>
      ) : null}
    </dialog>
  )
}
