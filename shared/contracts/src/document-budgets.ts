/**
 * Bytes of the home page's document on the wire, with its headers, as browsers that take zstd get it. A server sends
 * 14,600 before it waits, ten packets, and some more once the first is confirmed; the pins of a feed differ by the day.
 */
export const documentWithHeadersMost = 18_200

/**
 * Bytes on the wire that one more module adds to a document: two hashes are 80 of them, and the rest are mostly the pages of
 * advertising (docs/decisions/052) and the links of its navigation in the drawn frame.
 */
export const listedModuleMost = 285
