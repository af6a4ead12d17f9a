import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { words as frameWords } from '../words.ts'
import styles from './dock.module.css'
import { words } from './words.ts'

/** Returns the modal dialog in front, outside of which nothing can be pressed; else the page. */
const front = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** Follows which element the dock has to be in. */
function useFront(): Element {
  const [place, setPlace] = useState(front)
  useEffect(() => {
    const watch = new MutationObserver(() => setPlace(front()))
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => watch.disconnect()
  }, [])
  return place
}

/** Gives the focus back to what had it before the dock opened. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

/** Escape closes the dock from everywhere in its layer. */
function useEscape(layer: RefObject<HTMLElement | null>, onClose: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    const { current } = layer
    current?.addEventListener('keydown', listen)
    return () => current?.removeEventListener('keydown', listen)
  }, [layer])
}

interface DockProps {
  readonly isFolded: boolean
  readonly setFolded: (isFolded: boolean) => void
  readonly onClose: () => void
  /** Lies over the page, beneath the dock. */
  readonly outlines: ReactNode
  readonly children: ReactNode
}

function Bar(
  props: Pick<DockProps, 'isFolded' | 'setFolded' | 'onClose'> & { readonly id: string },
) {
  const { id, isFolded, setFolded, onClose } = props
  return (
    <div className={styles.bar}>
      <h2 id={id}>{words.title()}</h2>
      <Button
        kind="plain"
        size="small"
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
      >
        {isFolded ? words.unfold() : words.fold()}
      </Button>
      <Button kind="plain" size="small" square aria-label={frameWords.close()} onClick={onClose}>
        <Icon shape={icons.close} />
      </Button>
    </div>
  )
}

function Layer({ isFolded, setFolded, onClose, outlines, children }: DockProps) {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Above the dialogs that are open.
    layer.current?.showPopover?.()
    panel.current?.focus({ preventScroll: true })
  }, [])
  useEscape(layer, onClose)
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      {outlines}
      <section
        ref={panel}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.dock}
        data-folded={isFolded}
      >
        <Bar {...{ id, isFolded, setFolded, onClose }} />
        <div className={styles.content} hidden={isFolded}>
          {children}
        </div>
      </section>
    </div>
  )
}

/** A dialog beside the page, which goes on working; on a phone it takes the lower part of the screen. */
export function Dock(props: DockProps) {
  useFocusBack()
  return createPortal(<Layer {...props} />, useFront())
}
