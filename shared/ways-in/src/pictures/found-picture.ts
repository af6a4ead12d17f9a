/** A picture on the page of another site; sizes are 0 where they are not known. */
export interface FoundPicture {
  readonly address: string
  readonly width: number
  readonly height: number
  /** The text that the page has about it. */
  readonly text: string
  /** The element that shows it, from which its pixels can be read. */
  readonly element?: HTMLImageElement
}
