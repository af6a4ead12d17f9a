/**
 * The view of a picture: its scale over the fitting size, and its offset from the frame's center.
 */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The frame's size and the picture's own. */
export interface Sizes {
  readonly frame: { readonly width: number; readonly height: number }
  readonly picture: { readonly width: number; readonly height: number }
}

/** A point, measured from the frame's middle. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The whole picture in the middle. */
export const wholeView: View = { scale: 1, x: 0, y: 0 }

const leastMax = 2
const most = 8

/** Returns the size at which the whole picture fits the frame, at most its own size. */
export function fittingSize({ frame, picture }: Sizes): Sizes['picture'] {
  const ratio = Math.min(1, frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * ratio, height: picture.height * ratio }
}

/** Returns the max scale: the picture's own size, and at least twice the fitting one. */
export function maxScale(sizes: Sizes): number {
  const own = sizes.picture.width / Math.max(1, fittingSize(sizes).width)
  return Math.min(most, Math.max(leastMax, own))
}

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

/** Returns the nearest view that leaves no part of the frame empty. */
function held({ scale, x, y }: View, sizes: Sizes): View {
  const size = Math.max(1, Math.min(maxScale(sizes), scale))
  const fitting = fittingSize(sizes)
  const room = (length: number, frame: number) => Math.max(0, (length * size - frame) / 2)
  return {
    scale: size,
    x: within(x, room(fitting.width, sizes.frame.width)) + 0,
    y: within(y, room(fitting.height, sizes.frame.height)) + 0,
  }
}

/** Moves the picture. */
export function panned(view: View, { x, y }: Point, sizes: Sizes): View {
  return held({ ...view, x: view.x + x, y: view.y + y }, sizes)
}

/** Zooms by a factor around a point. */
export function zoomed(view: View, factor: number, at: Point, sizes: Sizes): View {
  const { scale } = held({ ...view, scale: view.scale * factor }, sizes)
  const ratio = scale / view.scale
  return held(
    { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    sizes,
  )
}

/** Zooms from the whole picture to the max scale at a point, and back. */
export function toggled(view: View, at: Point, sizes: Sizes): View {
  return view.scale > 1 ? wholeView : zoomed(view, maxScale(sizes), at, sizes)
}

const step = 80

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}

/** Returns the view after a key; undefined for a key that does nothing. */
export function keyed(view: View, key: string, sizes: Sizes): View | undefined {
  const middle = { x: 0, y: 0 }
  const move = moves[key]
  if (move !== undefined) return panned(view, move, sizes)
  if (key === '+' || key === '=') return zoomed(view, 1.5, middle, sizes)
  if (key === '-') return zoomed(view, 1 / 1.5, middle, sizes)
  return key === '0' ? wholeView : undefined
}
