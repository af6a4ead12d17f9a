import type { Cache } from '@tessera/cache'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'

/**
 * Shows the picture of a pin that may be sensitive, wherever this page has the pin, until the page is left: the
 * change is never confirmed, so that neither the service nor another tab hears of it.
 */
export function showClearly(cache: Cache, id: string): void {
  cache.show((draft) =>
    draft.patch('pin', id, (known) => {
      const { sensitive, slides } = known
      const clear = sensitive ? { ...sensitive, sensitive: null } : {}
      return slides === undefined ? clear : { ...clear, slides: slides.map(clearSlide) }
    }),
  )
}

const clearSlide = ({ sensitive, ...slide }: PinDetails['slides'][number]) => ({
  ...slide,
  ...sensitive,
})
