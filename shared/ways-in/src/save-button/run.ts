import { imageOf, isLarge, isRefused } from '../pictures/own-images.ts'
import { countOf } from './count.ts'
import { drawButton } from './draw.ts'
import { addHover } from './hover.ts'
import { openSave } from './open.ts'
import { type Settings, settingsOf } from './settings.ts'

// The Save button of other sites (docs/save-button.md): one file without dependencies.

/** Puts a button in the place of an element with `data-save-button`. */
function replace(element: HTMLElement, { origin, label }: Settings): void {
  const { saveButton, saveUrl, saveMedia, saveDescription, saveCount } = element.dataset
  const url = saveUrl ?? location.href
  const { host, count } = drawButton(element.dataset.saveLabel ?? label, () => {
    const isOne = saveButton === 'one'
    openSave(
      origin,
      {
        url,
        media: isOne && saveMedia ? new URL(saveMedia, document.baseURI).href : undefined,
        description: saveDescription ?? document.title,
      },
      isOne
        ? []
        : [...document.images]
            .flatMap((image) => (isRefused(image) ? [] : (imageOf(image) ?? [])))
            .filter(isLarge),
    )
  })
  element.hidden = true
  element.after(host)
  if (saveCount !== undefined) void countOf(origin, url).then(count)
}

function start(settings: Settings): void {
  const done = new WeakSet<Element>()
  const scan = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-save-button]')) {
      if (!done.has(element)) replace(element, settings)
      done.add(element)
    }
  }
  scan()
  new MutationObserver(scan).observe(document.documentElement, { childList: true, subtree: true })
  if (settings.hover) addHover(settings)
}

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) start(settingsOf(currentScript))
