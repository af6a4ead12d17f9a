import type { Pin } from '@tessera/contracts/entities/pin'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { Layout } from '@tessera/module'
import { pinName } from '@tessera/pins'

/** A file to download. */
export interface PinFile {
  readonly url: string
  readonly name: string
}

/** Returns a pin's file: its video, or its picture in a format that every device opens. */
export function fileOf(
  pin: Pick<Pin, 'images' | 'embed' | 'title' | 'creator' | 'pinner'>,
): PinFile {
  const url = pin.embed?.src ?? pin.images.orig.url.replace(/\.webp$/, '.jpg')
  const name = pinName(pin)
  return { url: `${url}?download=${encodeURIComponent(name)}`, name }
}

/** Returns the sign-up source of a download: a phone's page, or any other. */
export function downloadSource({ phone }: Pick<Layout, 'phone'>): SignupSource {
  return phone ? 'downloadImageBtnUnauth' : 'downloadImageBtnDweb'
}

/** Downloads a file, by a click on a hidden link. */
export function keepFile({ url, name }: PinFile): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
