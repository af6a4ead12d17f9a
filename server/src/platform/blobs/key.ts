const part = /^[\w][\w.-]*$/

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  zip: 'application/zip',
  vtt: 'text/vtt; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** False for a key that could lead out of the store, and for names of other programs' files. */
export const isKey = (key: string): boolean =>
  key.length <= 300 && key.split('/').every((piece) => part.test(piece))

/** Throws for a key that could lead out of the store: such a key is a bug. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`'${key}' is not a blob's key.`)
  return key
}

/** Returns the content type of a key's extension. */
export const typeOfKey = (key: string): string =>
  types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

const extensions = new Map(Object.entries(types).map(([extension, type]) => [type, extension]))

/** Returns the extension of a content type; undefined for one that no blob has. */
export const extensionOf = (type: string): string | undefined => extensions.get(type)
