import type { Pin } from '@tessera/contracts/entities/pin'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import type { Layout } from '@tessera/module'
import { pinName } from '@tessera/pins'

/** A file that a browser should keep. */
export interface PinFile {
  readonly url: string
  readonly name: string
}

/** The original of a pin: its video, or its picture in the form that every device opens. */
export function fileOf(
  pin: Pick<Pin, 'images' | 'embed' | 'title' | 'creator' | 'pinner'>,
): PinFile {
  const url = pin.embed?.src ?? pin.images.orig.url.replace(/\.webp$/, '.jpg')
  const name = pinName(pin)
  return { url: `${url}?download=${encodeURIComponent(name)}`, name }
}

/** Where a visitor was who wanted a file: on a phone's page, or on any other. */
export function downloadSource({ phone }: Pick<Layout, 'phone'>): SignupSource {
  return phone ? 'downloadImageBtnUnauth' : 'downloadImageBtnDweb'
}

/** Makes the browser keep a file, as if a link to it had been pressed. */
export function keepFile({ url, name }: PinFile): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
