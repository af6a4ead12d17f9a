/** The drawing of an icon in a square of 24 units (icons.ts, icon.tsx). */
export interface IconShape {
  readonly path: string
  readonly heavy?: true
  /** Turns with the reading direction. */
  readonly turns?: true
}
