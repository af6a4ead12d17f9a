import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { relatedPins } from '@tessera/contracts/calls/related'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { PinId } from '@tessera/contracts/ids'
import { useLayout, useShell } from '@tessera/module/react'
import { Onward } from '@tessera/pins/onward'
import { PinList } from '@tessera/pins/pin-list'
import { afterPaint } from '@tessera/ui/after-paint'
import { EmptyState } from '@tessera/ui/empty-state'
import { Skeleton } from '@tessera/ui/skeleton'
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Carousel } from './carousel/carousel.tsx'
import styles from './closeup.module.css'
import { CoveredMedia } from './covered-media.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { panesOf } from './panes.ts'
import { ProductsBelow } from './pin-parts/pin-look.tsx'
import { PinPicture } from './pin-picture.tsx'
import { PinText } from './pin-text.tsx'
import { TextWaiting } from './text-waiting.tsx'
import { useSavePress } from './use-save-press.ts'
import { VideoPlayer } from './video-player.tsx'
import { words } from './words.ts'

/**
 * Returns false until the first paint of a view, and true after it. The parts that a reader doesn't look at
 * first render then, in pieces between which the page answers to input.
 */
function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const render = () => startTransition(() => setPainted(true))
    return afterPaint(render, render)
  }, [])
  return isPainted
}

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** True when a key was pressed alone and outside of a field. */
function isOwnKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  const { target } = event
  return !(target instanceof Element && target.closest(`${fields}, dialog`))
}

/** Saves the pin by the S key, except in a field or when another page covers this one. */
function useSaveKey(pin: Pin | undefined, root: RefObject<HTMLElement | null>): void {
  const save = useEffectEvent(useSavePress(pin).save)
  const isThere = pin !== undefined
  useEffect(() => {
    if (!isThere) return
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !isOwnKey(event)) return
      const isCovered = root.current?.closest('[inert], [hidden]') != null
      if (isCovered || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isThere, root])
}

/** True while a part of a pin is blurred. */
const isCovered = ({ sensitive, slides }: PinDetails): boolean =>
  Boolean(sensitive) || slides.some((slide) => slide.sensitive !== undefined)

/** A pin's video, its carousel, or its picture; blurred while it may be sensitive and nobody asked to see it. */
function PinMedia({ pin }: { readonly pin: PinDetails }): ReactElement {
  const frame = useRef<HTMLDivElement>(null)
  // The button of the cover goes away, and the focus stays with the picture.
  const takeFocus = () => frame.current?.focus()
  return (
    <div ref={frame} tabIndex={-1} className={styles.media}>
      {isCovered(pin) ? <CoveredMedia pin={pin} onShown={takeFocus} /> : <ClearMedia pin={pin} />}
    </div>
  )
}

function ClearMedia({ pin }: { readonly pin: PinDetails }): ReactElement {
  if (pin.embed !== null) return <VideoPlayer pin={pin} embed={pin.embed} />
  return pin.slides.length > 1 ? <Carousel pin={pin} /> : <PinPicture pin={pin} />
}

interface CloseupFrameProps {
  /** True over another page, where it scrolls in its own layer. */
  readonly over: boolean
  /** The picture's size, once it is known. */
  readonly shape: { readonly width: number; readonly height: number } | undefined
  readonly media: ReactNode
  readonly text: ReactNode
}

type FrameStyle = CSSProperties & { '--picture-pane'?: string; '--whole'?: string }

/** Lays out a closeup: the picture beside the text where there is room. */
function CloseupFrame({ over, shape, media, text }: CloseupFrameProps): ReactElement {
  const panes = panesOf(useLayout().size, shape)
  const style: FrameStyle =
    panes === undefined
      ? {}
      : { '--picture-pane': `${panes.picture}px`, '--whole': `${panes.whole}px` }
  return (
    <article
      className={styles.closeup}
      style={style}
      data-panes={panes === undefined ? 1 : 2}
      data-over={over}
    >
      <div className={styles.picturePane}>{media}</div>
      <div className={styles.text}>{text}</div>
    </article>
  )
}

/** Lists pins that are related to a pin. */
function MoreLikeThis({ pinId }: { readonly pinId: PinId }): ReactElement {
  const titleId = useId()
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, relatedPins, { pin_id: pinId }))
  const onward = <Onward after={{ pin_id: pinId }} title={words.moreIdeas()} />
  return (
    <section aria-labelledby={titleId} className={styles.related}>
      <h2 id={titleId} className={styles.relatedTitle}>
        {words.moreLikeThis()}
      </h2>
      <PinList
        list={list}
        label={words.moreLikeThis()}
        restoreKey={`related-${pinId}`}
        failure={words.relatedFailed()}
        asksWhy
        end={onward}
        empty={
          <>
            <EmptyState title={words.relatedEmpty()}>{words.relatedEmptyWhy()}</EmptyState>
            {onward}
          </>
        }
      />
    </section>
  )
}

interface CloseupProps {
  /** Undefined while it loads. */
  readonly pin: PinDetails | undefined
  /** False while only the fields of lists are known. */
  readonly whole: boolean
  readonly over: boolean
}

/** A pin's picture and text, with more like it below. */
export function Closeup({ pin, whole, over }: CloseupProps): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  const isPainted = useAfterPaint()
  useSaveKey(pin, root)
  return (
    <div ref={root} className={styles.page}>
      {pin === undefined ? null : <HiddenNotice pinId={pin.id} />}
      <CloseupFrame
        over={over}
        shape={pin?.images.orig}
        media={
          pin === undefined ? (
            <Skeleton className={styles.pictureWaiting ?? ''} />
          ) : (
            <PinMedia pin={pin} />
          )
        }
        text={
          pin === undefined ? (
            <TextWaiting />
          ) : (
            <PinText pin={pin} whole={whole} isPainted={isPainted} />
          )
        }
      />
      {pin === undefined || !whole || !isPainted ? null : <ProductsBelow pin={pin} />}
      {pin === undefined || !isPainted ? null : <MoreLikeThis pinId={pin.id} />}
    </div>
  )
}
