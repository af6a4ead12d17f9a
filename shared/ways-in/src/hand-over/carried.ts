/** A picture that the page of another site brings along, as its address and what the page says of it. */
export interface Carried {
  readonly address: string
  readonly width: number
  readonly height: number
  readonly text: string
}

/** Asks the page that opened the window for the bytes of a picture that it brought along. */
export interface PictureWanted {
  readonly kind: 'save.picture-wanted'
  readonly guid: string
  readonly address: string
}

/** The bytes of that picture; null when the page may not read it. */
export interface PictureGiven {
  readonly kind: 'save.picture-given'
  readonly guid: string
  readonly address: string
  readonly picture: Blob | null
}

/** Name of the pictures in the fragment of an address. */
export const carriedKey = 'pictures'

/** Max pictures that a page brings along. */
export const carriedMax = 24
