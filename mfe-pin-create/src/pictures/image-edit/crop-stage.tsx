import type { Crop } from '@tessera/contracts/entities/image-edit'
import { limits } from '@tessera/contracts/limits'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { arrowStep } from './arrow-step.ts'
import { type Corner, type Edit, moved, resized, type Size, turnedSize } from './crop.ts'
import { EditedPicture } from './edited-picture.tsx'
import styles from './image-edit.module.css'
import { words } from './words.ts'

type Grip = Corner | 'whole'

const corners = {
  'top-left': words.topLeft,
  'top-right': words.topRight,
  'bottom-left': words.bottomLeft,
  'bottom-right': words.bottomRight,
} as const satisfies Record<Corner, () => string>

const cornerNames = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

interface CropStageProps {
  readonly src: string
  readonly edit: Edit
  readonly original: Size
  readonly onCrop: (crop: Crop, by: 'key' | 'pointer') => void
}

type Change = (grip: Grip, across: number, down: number, by: 'key' | 'pointer') => void

/** Returns the handlers of a grip: it's dragged, or moved with the arrow keys. */
function useGrip(change: Change) {
  const last = useRef<{ x: number; y: number }>(undefined)
  return (grip: Grip) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const stage = event.currentTarget.closest(`.${styles.stage}`)?.getBoundingClientRect()
      if (last.current === undefined || stage === undefined) return
      event.stopPropagation()
      const { x, y } = last.current
      last.current = { x: event.clientX, y: event.clientY }
      change(grip, (event.clientX - x) / stage.width, (event.clientY - y) / stage.height, 'pointer')
    },
    onPointerUp: () => {
      last.current = undefined
    },
    onPointerCancel: () => {
      last.current = undefined
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = arrowStep(event)
      if (step === undefined) return
      event.preventDefault()
      event.stopPropagation()
      change(grip, step.across, step.down, 'key')
    },
  })
}

const share = (fraction: number): string => `${fraction * 100}%`

/** The picture as it is turned, with the crop over it. */
export function CropStage({ src, edit, original, onCrop }: CropStageProps) {
  const { crop, ratio, turns, flipped } = edit
  const size = turnedSize(original, turns)
  const grip = useGrip((held, across, down, by) => {
    if (crop === null) return
    const after =
      held === 'whole'
        ? moved(crop, across, down)
        : resized(crop, { corner: held, across, down, ratio, size })
    onCrop(after, by)
  })
  const area: CSSProperties =
    crop === null
      ? {}
      : {
          insetInlineStart: share(crop.x),
          insetBlockStart: share(crop.y),
          inlineSize: share(crop.width),
          blockSize: share(crop.height),
        }
  return (
    // A picture has the same sides in every writing direction.
    <div className={styles.stage} style={{ inlineSize: limits.builderCanvas }} dir="ltr">
      <EditedPicture
        className={styles.picture}
        src={src}
        edit={{ turns, flipped, crop: null }}
        label={words.edited()}
      />
      {crop === null ? null : (
        <div className={styles.crop} style={area}>
          <button
            type="button"
            className={styles.area}
            aria-label={words.cropArea()}
            {...grip('whole')}
          />
          {cornerNames.map((corner) => (
            <button
              key={corner}
              type="button"
              className={styles.corner}
              data-corner={corner}
              aria-label={corners[corner]()}
              {...grip(corner)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
