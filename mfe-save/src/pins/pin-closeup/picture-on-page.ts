import type { Pin } from '@tessera/contracts/entities/pin'
import { paths } from '@tessera/contracts/paths'

/** The most that the sides of two sizes of one picture may differ, because each is rounded. */
const nearness = 0.03

/**
 * Returns the address of a pin's picture that the page shows already, as in the tile that was pressed;
 * undefined where none has loaded. The browser has it at hand. Links to a pin may hold other pictures, such
 * as a person's, which have another shape.
 */
export function pictureOnPage(
  { id, images: { orig } }: Pick<Pin, 'id' | 'images'>,
  page: Document,
): string | undefined {
  const pictures = page.querySelectorAll<HTMLImageElement>(
    `li a[href^="${paths.pin.to({ pinId: id })}"] img`,
  )
  const isOfPin = ({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
    complete &&
    naturalWidth > 0 &&
    Math.abs((naturalHeight / naturalWidth) * (orig.width / orig.height) - 1) < nearness
  return [...pictures].find(isOfPin)?.currentSrc
}
