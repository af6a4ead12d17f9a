/** The place in the browser's storage that tells whether the filters stand beside the results. */
export const filterColumnKey = 'tessera.filter-column'
