/** A pin as the plain page shows it. */
export interface TileModel {
  readonly id: string
  readonly title: string
  readonly who: string
  readonly href: string
  readonly srcset: string
  readonly src: string
  readonly color: string
  readonly ratio: number
}

/** The id of the element with the pins of the page. */
export const pinsElementId = 'pins'
