import { PagePlaceContext } from '@tessera/module/react'
import { use, useLayoutEffect } from 'react'

/** Names the page until it names itself, and again when it comes back to the top. */
export function useFirstTitle(title: string, brand: string): void {
  const place = use(PagePlaceContext)
  // Before the page's own effects: what it calls itself has the last word.
  useLayoutEffect(
    () =>
      place?.$covered.subscribe((covered) => {
        if (!covered) document.title = title === '' ? brand : `${title} · ${brand}`
      }),
    [place, title, brand],
  )
}
