import type { FoundPicture } from './found-picture.ts'

/** Max side of a picture that is drawn anew to be read. */
const sideMax = 2_400

/** Reads a file as the page itself can, with its cookies; undefined where the page's policy or the other site forbids it. */
async function fetched(address: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(address, { credentials: 'include', cache: 'force-cache' })
    const file = await answer.blob()
    return answer.ok && file.type.startsWith('image/') ? file : undefined
  } catch {
    return undefined
  }
}

/** Reads the pixels of an image that is on the page; undefined for one of another site. */
async function drawn(image: HTMLImageElement): Promise<Blob | undefined> {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, sideMax / Math.max(width, height, 1))
  const canvas = image.ownerDocument.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.92))
    return file ?? undefined
  } catch {
    return undefined
  }
}

/** Reads the bytes of a picture on this page: its file if the page may fetch it, else what it shows. */
export async function readPicture({ address, element }: FoundPicture): Promise<Blob | undefined> {
  const isFile = !address.includes('#')
  return (
    (isFile ? await fetched(address) : undefined) ??
    (element === undefined ? undefined : ((await fetched(element.currentSrc)) ?? drawn(element)))
  )
}
