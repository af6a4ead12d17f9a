/** Bytes of the home page's document, with its headers: what a server sends before it waits, ten packets. */
export const documentWithHeadersMost = 14_600

/**
 * Bytes that one more module adds to a document: two hashes are 80 of them, and the rest are mostly the pages of
 * advertising (docs/decisions/052).
 */
export const listedModuleMost = 215
