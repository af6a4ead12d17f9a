/** The place in the browser's storage of the filters that somebody used last; a log-out empties it. */
export const usedFiltersKey = (viewerId: string | undefined): string =>
  `tessera.filters.${viewerId ?? 'visitor'}`
