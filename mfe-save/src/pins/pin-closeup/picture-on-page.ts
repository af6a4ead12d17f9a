import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'

const hasArrived = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth > 0

/**
 * Returns the address of a pin's picture that the page shows already, as in the tile that was pressed;
 * undefined where none has loaded. The browser has it at hand.
 */
export function pictureOnPage(pinId: PinId, page: Document): string | undefined {
  const pictures = page.querySelectorAll<HTMLImageElement>(
    `li a[href^="${paths.pin.to({ pinId })}"] img`,
  )
  return [...pictures].find(hasArrived)?.currentSrc
}
