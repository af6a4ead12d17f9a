/** A picture of a `srcset`, with its width in pixels or its density. */
export interface SrcsetPicture {
  readonly url: string
  readonly width: number | null
  readonly density: number
}

const picturesMax = 40
const descriptor = /^(\d{1,5}(?:\.\d{1,3})?)([wx])$/

/**
 * Parses a `srcset`. A comma within a URL belongs to it; a comma at its end or after a descriptor
 * ends the picture.
 */
export function srcsetPictures(text: string): readonly SrcsetPicture[] {
  const found: SrcsetPicture[] = []
  let now: SrcsetPicture | undefined
  const finish = () => {
    if (now !== undefined) found.push(now)
    now = undefined
  }
  const takeUrl = (word: string) => {
    const url = word.replace(/^,{1,9}/, '').replace(/,{1,9}$/, '')
    now = url === '' ? undefined : { url, width: null, density: 1 }
    if (word.endsWith(',')) finish()
  }
  for (const word of text.split(/\s+/)) {
    if (found.length >= picturesMax) break
    if (now === undefined) {
      takeUrl(word)
      continue
    }
    const comma = word.indexOf(',')
    now = described(now, comma < 0 ? word : word.slice(0, comma))
    if (comma < 0) continue
    finish()
    takeUrl(word.slice(comma + 1))
  }
  finish()
  return found
}

function described(picture: SrcsetPicture, word: string): SrcsetPicture {
  const [, number, unit] = descriptor.exec(word) ?? []
  if (unit === 'w') return { ...picture, width: Math.round(Number(number)) }
  return unit === 'x' ? { ...picture, density: Number(number) } : picture
}
