import type { ReactElement } from 'react'

const drawn = {
  width: 20,
  height: 20,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A clock, for recent searches. */
export function ClockSign(): ReactElement {
  return (
    <svg aria-hidden="true" {...drawn}>
      <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2" />
    </svg>
  )
}

/** A hash, for hashtags. */
export function HashSign(): ReactElement {
  return (
    <svg aria-hidden="true" {...drawn}>
      <path d="M9.5 4 7.5 20m9-16-2 16M4.5 9h16M3.5 15h16" />
    </svg>
  )
}
