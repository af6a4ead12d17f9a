/** The duration and size of a video, as its file says. */
export interface Shape {
  readonly durationMs: number
  readonly width: number
  readonly height: number
}

const longest = 24 * 3_600_000
const widest = 16_384

/** Returns a valid shape; undefined for one that no video can have. */
export function soundShape(shape: Shape): Shape | undefined {
  const durationMs = Math.round(shape.durationMs)
  const [width, height] = [Math.round(shape.width), Math.round(shape.height)]
  const within = (value: number, most: number) => value >= 1 && value <= most
  return within(durationMs, longest) && within(width, widest) && within(height, widest)
    ? { durationMs, width, height }
    : undefined
}
