import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
} from 'react'
import { type Crop, moved, zoomed } from './crop.ts'
import { CroppedPicture } from './cropped-picture.tsx'
import styles from './portrait.module.css'
import type { ChosenPicture } from './portrait-flow.ts'
import { words } from './words.ts'

type Change = (change: (crop: Crop) => Crop) => void

interface CropAreaProps {
  readonly picture: ChosenPicture
  readonly crop: Crop
  readonly onChange: Change
}

interface Point {
  readonly x: number
  readonly y: number
}

const step = 0.05
const zoomStep = 1.1

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

const zooms: Readonly<Record<string, number>> = {
  '+': zoomStep,
  '=': zoomStep,
  '-': 1 / zoomStep,
}

/** Screen readers pass the arrow keys of this role on. */
const reachable = { tabIndex: 0 } as const

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

function distanceOf([one, other]: readonly Point[]): number {
  return one === undefined || other === undefined ? 1 : Math.hypot(one.x - other.x, one.y - other.y)
}

/** One pointer moves the picture, two also zoom it. */
function usePointers({ picture: { size }, onChange }: CropAreaProps) {
  const points = useRef(new Map<number, Point>())
  const drop = ({ pointerId }: PointerEvent) => void points.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!points.current.has(event.pointerId)) return
      const before = [...points.current.values()]
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = [...points.current.values()]
      const [from, to] = [middleOf(before), middleOf(after)]
      const across = event.currentTarget.clientWidth || 1
      const by = { x: (to.x - from.x) / across, y: (to.y - from.y) / across }
      const times = distanceOf(after) / Math.max(1, distanceOf(before))
      onChange((crop) => moved(size, zoomed(size, crop, crop.zoom * times), by))
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  }
}

/** Zooms by the wheel. React's own listener could not keep the page from scrolling. */
function useWheel({ picture: { size }, onChange }: CropAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    const turned = (event: WheelEvent) => {
      event.preventDefault()
      const times = Math.exp(-event.deltaY / 400)
      latest.current((crop) => zoomed(size, crop, crop.zoom * times))
    }
    const element = area.current
    element?.addEventListener('wheel', turned, { passive: false })
    return () => element?.removeEventListener('wheel', turned)
  }, [size])
  return area
}

/** The circle that shows the chosen part of a picture, which is moved and zoomed behind it. */
export function CropArea(props: CropAreaProps): ReactElement {
  const { picture, crop, onChange } = props
  const hint = useId()
  const area = useWheel(props)
  const pressed = (event: KeyboardEvent) => {
    const [by, times] = [arrows[event.key], zooms[event.key]]
    if (by === undefined && times === undefined) return
    event.preventDefault()
    const { size } = picture
    if (by !== undefined) onChange((before) => moved(size, before, by))
    if (times !== undefined) onChange((before) => zoomed(size, before, before.zoom * times))
  }
  return (
    <>
      {/* The picture moves where the hand or the arrow moves, in every direction of reading. */}
      <div
        ref={area}
        dir="ltr"
        role="application"
        aria-label={words.area()}
        aria-describedby={hint}
        {...reachable}
        data-autofocus
        className={styles.area}
        onKeyDown={pressed}
        {...usePointers(props)}
      >
        <CroppedPicture picture={picture} crop={crop} />
      </div>
      <p id={hint} className={styles.hint}>
        {words.areaHint()}
      </p>
    </>
  )
}
