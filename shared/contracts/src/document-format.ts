/**
 * The number of the format in which the service writes a document for the shell (boot.ts). It grows when a
 * shell of before could not read the document any more, so that no such shell is put into one.
 */
export const documentFormat = 1

/** Returns the format that a shell reads. Shells from before it was stated read the first. */
export const formatOf = ({ document = 1 }: { readonly document?: number | undefined }): number =>
  document
