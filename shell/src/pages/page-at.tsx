import { PagePlaceContext } from '@tessera/module/react'
import { atom } from 'nanostores'
import { useLayoutEffect, useMemo, useState } from 'react'
import { renderMatches } from 'react-router-dom'
import { matchPage } from '../navigation/match-pages.ts'
import { type DrawnPage, DrawnPageContext } from './drawn-page.ts'

/** Returns whether the page is covered, and whether its list has ended, which the page says by `end`. */
function placeStores(covered: boolean) {
  const $ended = atom(false)
  return { $covered: atom(covered), $ended, end: (isEnded: boolean) => $ended.set(isEnded) }
}

/**
 * Renders the page at an address, with contexts that hold its address and whether it is covered. It is
 * rendered again when its address changes, and not when another page covers it.
 */
export function PageAt({
  shell,
  address,
  over,
  covered,
}: Omit<DrawnPage, '$ended'> & { readonly covered: boolean }) {
  const { pathname, search } = address
  const [{ $covered, $ended, end }] = useState(() => placeStores(covered))
  const place = useMemo(
    () => ({ pathname, search, $covered, end }),
    [pathname, search, $covered, end],
  )
  useLayoutEffect(() => $covered.set(covered), [$covered, covered])
  const drawn = useMemo(() => ({ shell, address, over, $ended }), [shell, address, over, $ended])
  const page = useMemo(() => {
    const match = matchPage(shell.router, pathname)
    return match && renderMatches([match])
  }, [shell, pathname])
  return (
    <PagePlaceContext value={place}>
      <DrawnPageContext value={drawn}>{page}</DrawnPageContext>
    </PagePlaceContext>
  )
}
