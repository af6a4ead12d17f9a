import type { ReactElement } from 'react'
import type { IconShape } from './icons/icon-shape.ts'

export type { IconShape } from './icons/icon-shape.ts'

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
