import { imageOf, isRefused } from '../pictures/own-images.ts'
import { drawButton } from './draw.ts'
import { openSave } from './open.ts'
import type { Settings } from './settings.ts'

/** Returns the picture that is pointed at, if it is large enough. */
function pictureAt(event: Event, min: number): HTMLElement | undefined {
  const [target] = event.composedPath()
  const found = target instanceof Element ? (target.querySelector(':scope > img') ?? target) : null
  if (!(found instanceof HTMLElement) || !found.matches('img,video,[data-save-media]'))
    return undefined
  const { width, height } = found.getBoundingClientRect()
  return width < min || height < min || isRefused(found) ? undefined : found
}

/** Shows a button over the picture that is pointed at, or whose link has the focus. */
export function addHover({ origin, label, min }: Settings): void {
  let shown: HTMLElement | undefined
  const { host } = drawButton(label, () => {
    if (shown === undefined) return
    const { saveUrl, saveMedia, saveDescription } = shown.dataset
    const picture = imageOf(shown)
    const media = new URL(
      saveMedia ?? picture?.address ?? shown.getAttribute('poster') ?? '',
      document.baseURI,
    ).href
    openSave(
      origin,
      {
        url: saveUrl ?? location.href,
        media: media.startsWith('http') ? media : undefined,
        description: saveDescription ?? (picture?.text || document.title),
      },
      [],
    )
  })
  host.popover = 'manual'
  const hide = () => {
    shown = undefined
    if (host.isConnected) host.hidePopover()
  }
  const show = (event: Event) => {
    if (event.composedPath().includes(host)) return
    const picture = pictureAt(event, min)
    if (picture === undefined) return hide()
    shown = picture
    if (!host.isConnected) document.body.append(host)
    host.showPopover()
    const { top, left } = picture.getBoundingClientRect()
    host.style.top = `${top + scrollY + 10}px`
    host.style.left = `${left + scrollX + 10}px`
  }
  document.addEventListener('pointerover', show)
  document.addEventListener('focusin', show)
}
