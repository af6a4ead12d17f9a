import { collectPictures } from '../pictures/collect-pictures.ts'
import type { ExtensionSettings } from './settings.ts'

// Runs in the page when the extension is used there; the popup reads what it leaves in the extension's own world.

declare const GIVEN: ExtensionSettings

const shownMost = 60

Object.assign(globalThis, {
  savePictures: collectPictures(document, GIVEN.brand)
    .filter(({ address }) => !address.includes('#'))
    .slice(0, shownMost)
    .map(({ address, width, height, text }) => ({ address, width, height, text })),
})
