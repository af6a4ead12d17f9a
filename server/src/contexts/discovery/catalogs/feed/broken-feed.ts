/** The reason the rest of a feed can't be read. */
export type FeedBreak =
  /** It ends in the middle, as after a broken download. */
  | 'cut-off'
  /** Its unpacked bytes, or its rows, are more than a feed may have. */
  | 'too-large'
  /** The website, or its list of pages, doesn't answer. */
  | 'unreachable'

/**
 * Thrown while the rows of a feed are read, when the rest can't be: a product that wasn't read may
 * still be in it, so nothing may be retired.
 */
export class BrokenFeed extends Error {
  readonly why: FeedBreak

  constructor(why: FeedBreak, options?: ErrorOptions) {
    super(`The feed can't be read to its end: ${why}.`, options)
    this.name = 'BrokenFeed'
    this.why = why
  }
}
