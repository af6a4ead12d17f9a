import type { ReactElement } from 'react'

/** The drawing of an icon in a square of 24 units (icons.ts). */
export interface IconShape {
  readonly path: string
  readonly heavy?: true
  /** Turns with the reading direction. */
  readonly turns?: true
}

interface IconProps {
  shape: IconShape
  size?: number
  /** The label for screen readers. Without it the icon is decoration. */
  label?: string
}

/** An icon in the color of the text around it. */
export function Icon({ shape, size = 24, label }: IconProps): ReactElement {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined}
      aria-label={label}
      data-turns={shape.turns ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={shape.heavy ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape.path} />
    </svg>
  )
}
