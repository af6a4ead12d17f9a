import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import { arrowStep } from '../../pictures/image-edit/arrow-step.ts'
import { nearest, type TagPlace } from './places.ts'
import styles from './product-tags.module.css'
import type { ShownTag } from './shown-tags.ts'
import { placeText, tagTitle } from './tag-text.ts'
import { words } from './words.ts'

interface DotProps {
  /** True for the product that was just tagged: it has the focus, to be moved. */
  readonly isNew: boolean
  readonly tag: ShownTag & { readonly place: TagPlace }
  readonly onMove: (to: TagPlace, by: 'key' | 'pointer') => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** Returns where a pointer is on the picture around an element. */
function placeOf({
  currentTarget,
  clientX,
  clientY,
}: PointerEvent<HTMLElement>): TagPlace | undefined {
  const box = currentTarget.closest(`.${styles.surface}`)?.getBoundingClientRect()
  if (box === undefined || box.width === 0 || box.height === 0) return undefined
  return nearest({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
}

/** Returns the place to which a dot is dragged, and the handlers; a press without a drag edits it. */
function useDrag({ onMove, onEdit }: Pick<DotProps, 'onMove' | 'onEdit'>) {
  const [dragged, setDragged] = useState<TagPlace>()
  const start = useRef<{ x: number; y: number }>(undefined)
  const hasMoved = useRef(false)
  const end = () => {
    start.current = undefined
    setDragged(undefined)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
      hasMoved.current = false
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return
      const { x, y } = start.current
      hasMoved.current ||= Math.hypot(event.clientX - x, event.clientY - y) > 4
      if (hasMoved.current) setDragged(placeOf(event))
    },
    onPointerUp: () => {
      if (dragged !== undefined) onMove(dragged, 'pointer')
      end()
    },
    onPointerCancel: end,
    onClick: () => {
      if (!hasMoved.current) onEdit()
      hasMoved.current = false
    },
  }
  return { dragged, handlers }
}

function Dot({ tag, isNew, onMove, onEdit, onRemove }: DotProps): ReactElement {
  const dot = useRef<HTMLButtonElement>(null)
  // Runs after the dialog gave the focus back.
  useEffect(() => {
    if (isNew) dot.current?.focus({ preventScroll: true })
  }, [isNew])
  const { dragged, handlers } = useDrag({ onMove, onEdit })
  const { number } = tag
  const place = dragged ?? tag.place
  return (
    <li
      className={styles.place}
      style={{ insetInlineStart: `${place.x * 100}%`, insetBlockStart: `${place.y * 100}%` }}
    >
      <button
        ref={dot}
        type="button"
        className={styles.dot}
        data-dragged={dragged === undefined ? undefined : true}
        aria-haspopup="dialog"
        aria-label={words.dot({ number, title: tagTitle(tag), place: placeText(tag.place) })}
        {...handlers}
        onKeyDown={(event: KeyboardEvent) => {
          const step = arrowStep(event)
          const removes = event.key === 'Delete' || event.key === 'Backspace'
          if (step === undefined && !removes) return
          event.preventDefault()
          if (removes) onRemove()
          if (step !== undefined)
            onMove(nearest({ x: place.x + step.across, y: place.y + step.down }), 'key')
        }}
      >
        <span aria-hidden="true">{number}</span>
      </button>
    </li>
  )
}

interface TagDotsProps {
  readonly tags: readonly ShownTag[]
  /** The id of the product that was just tagged. */
  readonly newest: string | undefined
  /** Called with the place of a press on the picture; undefined when there is no room. */
  readonly onPress: ((place: TagPlace) => void) | undefined
  readonly onMove: (tag: ShownTag, to: TagPlace, by: 'key' | 'pointer') => void
  readonly onEdit: (tag: ShownTag) => void
  readonly onRemove: (tag: ShownTag) => void
}

/** The products as numbered dots over the picture. A press beside them tags another product. */
export function TagDots(props: TagDotsProps): ReactElement {
  const { tags, newest, onPress, onMove, onEdit, onRemove } = props
  return (
    // A picture has the same sides in every writing direction.
    <div className={styles.surface} dir="ltr">
      {onPress === undefined ? null : (
        // The button below the picture does the same for the keyboard.
        <button
          type="button"
          className={styles.press}
          tabIndex={-1}
          aria-hidden="true"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect()
            if (width > 0 && height > 0)
              onPress(nearest({ x: (clientX - left) / width, y: (clientY - top) / height }))
          }}
        />
      )}
      <ul className={styles.dots}>
        {tags.map((tag) =>
          tag.place === null ? null : (
            <Dot
              key={tag.id}
              tag={{ ...tag, place: tag.place }}
              isNew={tag.id === newest}
              onMove={(to, by) => onMove(tag, to, by)}
              onEdit={() => onEdit(tag)}
              onRemove={() => onRemove(tag)}
            />
          ),
        )}
      </ul>
    </div>
  )
}
