import { english, type Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { escapeText } from '../documents/markup.ts'
import type { DocumentFile } from './document-file.ts'

const elementId = 'old-browser'

/**
 * Shows the notice in a browser that lacks a feature of the oldest supported versions
 * (`browserslist` in package.json). It's written for browsers of any age, in a file of its own,
 * which runs where the shell's files can't even be parsed.
 */
export const oldBrowserScript = `(function(w,d){var n=d.getElementById('${elementId}')
if(n&&!(w.Promise&&Promise.withResolvers&&w.AbortSignal&&AbortSignal.any&&'popover' in n&&w.CSS&&CSS.supports&&CSS.supports('color','light-dark(red,red)')))n.hidden=!1})(window,document)
`

/** The path of that script. */
export const oldBrowserPath = '/old-browser.js'

/** The script as a document loads it, before everything else. */
export const oldBrowserFile: DocumentFile = {
  url: oldBrowserPath,
  integrity: 'sha384-8fD2ondlyX1+gchvPi0yzVFhT91hzZuVoa91KgZCVptxHKKDmShlAdiHKSZ8ayda',
  kind: 'script',
}

const words = defineTexts({
  newer:
    '{brand} needs a newer browser. Update this one, or open the page in a current version of Chrome, Edge, Firefox or Safari.',
})

/** Writes the notice, hidden until the script finds an old browser. */
export const oldBrowserNotice = (brand: string, language: Language = english): string =>
  `<p id="${elementId}" role="alert" hidden>${escapeText(words(language).newer({ brand }))}</p>`
