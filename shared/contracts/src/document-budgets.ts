/**
 * Bytes of the home page's document, with its headers. A server sends 14,600 before it waits, ten packets; a page of
 * forty people and boards takes some hundred more, and they differ by the day.
 */
export const documentWithHeadersMost = 15_200

/**
 * Bytes that one more module adds to a document: two hashes are 80 of them, and the rest are mostly the pages of
 * advertising (docs/decisions/052).
 */
export const listedModuleMost = 215
