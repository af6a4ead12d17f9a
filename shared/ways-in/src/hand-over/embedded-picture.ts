import { pictureTypes } from '@tessera/contracts/picture-file'

const embedded = /^data:(image\/[a-z]+);base64,([a-z0-9+/=\s]+)$/i

/** Returns the picture that a data URL holds; undefined for any other text, and for types that uploads can't have. */
export function embeddedPicture(address: string): File | undefined {
  const [, type = '', base64 = ''] = embedded.exec(address) ?? []
  if (!pictureTypes.some((each) => each === type)) return undefined
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    return new File([bytes], 'picture', { type })
  } catch {
    return undefined
  }
}
