/** Returns the key of a download in the blob store. */
export const exportBlobKey = (key: string): string => `exports/${key}.zip`
