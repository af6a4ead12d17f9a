const part = /^[\w][\w.-]*$/

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}

/** Refuses a key that could lead anywhere but into the store. A bad key is a bug of ours, so this throws. */
export function checkedKey(key: string): string {
  const sound = key.length <= 300 && key.split('/').every((piece) => part.test(piece))
  if (!sound) throw new Error(`'${key}' is not a blob's key.`)
  return key
}

/** What kind of bytes a key's ending promises. */
export const typeOfKey = (key: string): string =>
  types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
