import { useStore } from '@nanostores/react'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { ScrollArea } from '@tessera/ui/scroll-area'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { PageAddress } from '../navigation/shown-pages.ts'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import { areaScroller, findPlace, findsItself } from './find-place.ts'
import { PageAt } from './page-at.tsx'
import styles from './page-layer.module.css'

interface PageLayerProps {
  readonly shell: Shell
  readonly address: PageAddress
  readonly onClose: () => void
}

const isWriting = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.matches('input, textarea') || element.isContentEditable)

/** Escape closes these first: a modal or a menu. */
const nearer = 'dialog:modal, [popover="auto"]:popover-open'

/** Escape closes the layer, unless it belongs to a modal, a menu or a field. */
function useEscape(layer: () => HTMLElement | null, onClose: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (document.querySelector(nearer) !== null) return
    if (isWriting(document.activeElement)) return layer()?.focus({ preventScroll: true })
    onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** The layer's scroll container; starts at the top, or at the saved position after Back. */
function Scroll({ shell, address }: Pick<PageLayerProps, 'shell' | 'address'>) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = shell.scrolls.placeOf(address.key)
    if (area.current === null || place === 0 || findsItself(history.state)) return
    return findPlace(areaScroller(area.current), place)
    // Only on mount: a changed query keeps the scroll position.
  }, [])
  return (
    <ScrollArea
      ref={area}
      className={styles.area}
      onScroll={({ currentTarget }) => shell.scrolls.note(address.key, currentTarget.scrollTop)}
    >
      <PageAt shell={shell} address={address} over covered={false} />
    </ScrollArea>
  )
}

/**
 * A page over another one. It lies below the header, which still works, and has its own scroll
 * position; on a phone it fills the screen. The page beneath is inert.
 */
export function PageLayer({ shell, address, onClose }: PageLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const name = useStore(shell.$pageName)
  const { phone } = useStore(shell.stores.$layout)
  useEscape(() => layer.current, onClose)
  useLayoutEffect(() => {
    layer.current?.focus({ preventScroll: true })
  }, [address.pathname])
  return (
    <div className={styles.layer}>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.scrim}
        onClick={onClose}
      />
      <div
        ref={layer}
        role="dialog"
        aria-modal={phone}
        aria-label={name}
        tabIndex={-1}
        data-page-layer=""
        className={styles.panel}
      >
        <div className={styles.bar}>
          <Button kind="plain" square aria-label={words.close()} onClick={onClose}>
            <Icon shape={phone ? icons.back : icons.close} />
          </Button>
        </div>
        <Scroll key={address.pathname} shell={shell} address={address} />
      </div>
    </div>
  )
}
