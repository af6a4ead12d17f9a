import { PagePlaceContext } from '@tessera/module/react'
import { use, useLayoutEffect } from 'react'

/** Sets the title until the page sets its own, and again when the page is uncovered. */
export function useFirstTitle(title: string, brand: string): void {
  const place = use(PagePlaceContext)
  // A layout effect runs before the page's own effects, so the page's title wins.
  useLayoutEffect(
    () =>
      place?.$covered.subscribe((covered) => {
        if (!covered) document.title = title === '' ? brand : `${title} · ${brand}`
      }),
    [place, title, brand],
  )
}
