import type { ReactElement } from 'react'

const paths = {
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  bell: 'M6 10.5a6 6 0 0 1 12 0c0 4 1.5 5.5 1.5 6.5h-15c0-1 1.5-2.5 1.5-6.5ZM10 20a2.2 2.2 0 0 0 4 0',
  compass:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm3.4-11.9-1.9 4.9-4.9 1.9 1.9-4.9 4.9-1.9Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  select: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-3.8-8.3 2.6 2.6 5-5.3',
  sort: 'M5 7h14M7.5 12h9M10 17h4',
  reorder: 'M7.5 5v14.5m-3.5-3.5 3.5 3.5 3.5-3.5M16.5 19V4.5M13 8l3.5-3.5L20 8',
  minus: 'M5 12h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10 10.5v5.5m4-5.5v5.5',
  edit: 'm5 19 .9-4L15.7 5.2a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L9 18.1 5 19Zm8.8-11.8 3 3',
  lock: 'M6.5 10.5h11a1 1 0 0 1 1 1v7a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-7a1 1 0 0 1 1-1Zm1.75 0V8a3.75 3.75 0 0 1 7.5 0v2.5',
  heart:
    'M12 20S3.8 15.2 3.8 9.4A4.4 4.4 0 0 1 8.2 5c1.7 0 3 .9 3.8 2.2C12.8 5.9 14.1 5 15.8 5a4.4 4.4 0 0 1 4.4 4.4C20.2 15.2 12 20 12 20Z',
  share: 'M12 14.5V4m-4 3.5L12 3.5l4 4M5 13v5.5a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5V13',
  download: 'M12 4v11m-4-3.5 4 4 4-4M5 16.5v2a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-2',
  upload: 'M12 15.5v-11m-4 3.5 4-4 4 4M5 16.5v2a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-2',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  people:
    'M9 11a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 9 11Zm-6 8.5c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M15.5 11a3 3 0 1 0-.6-5.9M17.5 14.2c2.2.7 3.5 2.6 3.5 5.3',
  home: 'm4 11 8-6.5 8 6.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-4v-5.5h-5V20h-4A1.5 1.5 0 0 1 4 18.5V11Z',
  image:
    'M5.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM4.5 17l4.5-5 3.5 3.8 2.5-2.6 4.5 4.3M15.5 9h.01',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3',
  arrow: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  down: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chart: 'M4 20h16M6.5 16.5v-5M12 16.5V5m5.5 11.5V9',
  sliders:
    'M4 7h8.5m5 0H20M4 17h2.5m5 0H20M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0 0c2.2-2.1 3.4-5 3.4-8.5S14.2 5.6 12 3.5C9.8 5.6 8.6 8.5 8.6 12s1.2 6.4 3.4 8.5ZM3.8 9.5h16.4M3.8 14.5h16.4',
  warning: 'M12 4.5 21 19.5H3L12 4.5Zm0 5.5v4.5m0 2.5h.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  eyeOff:
    'M10 5.7a8.8 8.8 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.2 7.3A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
} as const

/** The name of an icon. */
export type IconName = keyof typeof paths

const heavy: ReadonlySet<IconName> = new Set<IconName>(['more'])
const turning: ReadonlySet<IconName> = new Set<IconName>(['back', 'next', 'arrow'])

interface IconProps {
  name: IconName
  size?: number
  /** The label for screen readers. Without it the icon is decoration. */
  label?: string
}

/**
 * An icon in the color of the text around it. `back`, `next` and `arrow` turn with the reading direction.
 */
export function Icon({ name, size = 24, label }: IconProps): ReactElement {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined}
      aria-label={label}
      data-turns={turning.has(name) ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={heavy.has(name) ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
