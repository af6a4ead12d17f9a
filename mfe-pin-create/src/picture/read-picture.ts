import { fileFault, type PictureFault, type PictureSize, sizeFault } from './check-picture.ts'
import { pictureType, tellingBytes } from './picture-type.ts'

/** A picture of this machine's that may be uploaded: its file, where it can be shown from, its size. */
export interface LocalPicture extends PictureSize {
  readonly file: Blob
  readonly url: string
}

/** What looking at a file comes to. */
export type PictureRead =
  | { readonly ok: true; readonly picture: LocalPicture }
  | { readonly ok: false; readonly fault: PictureFault }

/** How a page decodes a picture; undefined when it cannot. */
export type Measure = (url: string) => Promise<PictureSize | undefined>

/** Decodes a picture in the page, as it will be shown: turned the way its camera says. */
export async function measureInPage(url: string): Promise<PictureSize | undefined> {
  const image = new Image()
  image.src = url
  const decoded = await image.decode().then(
    () => true,
    () => false,
  )
  return decoded ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
}

/** Looks at a chosen file: by its bytes, its weight and its size. Only a picture that passes keeps its address. */
export async function readPicture(file: Blob, measure: Measure): Promise<PictureRead> {
  const start = await file
    .slice(0, tellingBytes)
    .arrayBuffer()
    .catch(() => undefined)
  // A folder can be dropped like a file, and then cannot be read.
  if (start === undefined) return { ok: false, fault: 'image-unreadable' }
  const early = fileFault({ type: pictureType(new Uint8Array(start)), bytes: file.size })
  if (early !== undefined) return { ok: false, fault: early }
  const url = URL.createObjectURL(file)
  const size = await measure(url)
  const late = sizeFault(size)
  if (size !== undefined && late === undefined)
    return { ok: true, picture: { file, url, width: size.width, height: size.height } }
  URL.revokeObjectURL(url)
  return { ok: false, fault: late ?? 'image-unreadable' }
}
