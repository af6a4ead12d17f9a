/** The places in pages that other modules may fill, by the names both sides know them by. */
export const slots = {
  /** On a visitor's home page: the way in. Given nothing. */
  visitorHome: 'visitor-home',
  /** On a page that a visitor can only go on with once they are in: the way in. Given `source` and `next`. */
  wayIn: 'way-in',
  /** Beside a person in a list: the toggle that follows them. Given the person's row. */
  followPerson: 'follow-person',
  /** Above the results of a search: what narrows them. Given the scope and the query. */
  searchFilters: 'search-filters',
} as const
