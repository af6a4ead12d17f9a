/** The id of the document's data block that holds `Boot`. */
export const bootElementId = 'tessera-boot'
