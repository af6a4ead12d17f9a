/** The values that complete the text of a bookmark. */
export interface BookmarkletGiven {
  /** Address of the page that it opens. */
  readonly to: string
  /** Features of the window that it opens. */
  readonly features: string
  /** The name by which a page can refuse to be saved from. */
  readonly brand: string
}
