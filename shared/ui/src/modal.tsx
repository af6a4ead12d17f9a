import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './modal.module.css'
import { useModalDialog } from './modal-dialog.ts'
import { Spinner } from './spinner.tsx'
import { words } from './words.ts'

interface ModalProps {
  children: ReactNode
  /** Asked to close, by the cross, Escape or the backdrop; the caller stops rendering the modal. */
  onClose: () => void
  /** Shown as heading and said as name; without it give `labelledBy` or `label`. */
  title?: ReactNode
  labelledBy?: string
  label?: string
  width?: number
  /** False where the person must answer: no cross, no Escape, no backdrop. */
  closable?: boolean
  /** False where a stray click must not lose work: the cross and Escape still close. */
  backdropCloses?: boolean
  /** Work is under way: nothing inside can be pressed or sent a second time. */
  busy?: boolean
  /** False where the content draws up to the edge, such as a split picker. */
  padded?: boolean
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

function useCloseRequests({ closable = true, backdropCloses = true, onClose }: ModalProps) {
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
      if (closable) onClose()
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
 * A modal on the platform's own dialog: open while it is rendered, a full-height sheet on a phone.
 * Focus goes to `[data-autofocus]` or the first control, and returns when it closes.
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
      className={classes(styles.modal, props.className)}
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
      {closable ? (
        <div className={styles.close}>
          <Button
            kind="plain"
            size="small"
            square
            aria-label={props.closeLabel ?? words.close}
            onClick={props.onClose}
          >
            <Icon name="close" />
          </Button>
        </div>
      ) : null}
    </dialog>
  )
}
