import { extensionPictureMax } from '../hand-over/extension-messages.ts'
import { collectPictures } from '../pictures/collect-pictures.ts'
import { readPicture } from '../pictures/read-picture.ts'
import type { ExtensionSettings } from './settings.ts'

// Runs in the page when the extension is used there; the popup reads what it leaves in the extension's own world.

declare const GIVEN: ExtensionSettings

const shownMost = 60

const found = collectPictures(document, GIVEN.brand)

function dataUrlOf(file: Blob): Promise<string | null> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => done(null)
    reader.readAsDataURL(file)
  })
}

Object.assign(globalThis, {
  savePictures: found
    .filter(({ address }) => !address.includes('#'))
    .slice(0, shownMost)
    .map(({ address, width, height, text }) => ({ address, width, height, text })),
  /** Reads a picture as the page can, as a data URL: messages of extensions are texts. */
  readSaved: async (address: string): Promise<string | null> => {
    const known = found.find((each) => each.address === address)
    const picture = known ?? { address, width: 0, height: 0, text: '' }
    const file = await readPicture(picture)
    return file === undefined || file.size > extensionPictureMax ? null : dataUrlOf(file)
  },
})
