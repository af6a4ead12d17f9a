/** Loads the list below the search field: when it opens, or before, once the page rests. */
export const loadSuggestions = () =>
  import(/* webpackChunkName: "search-suggestions" */ './suggestions.tsx')
