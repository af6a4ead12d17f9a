import { PagePlaceContext } from '@tessera/module/react'
import { atom } from 'nanostores'
import { useLayoutEffect, useMemo, useState } from 'react'
import { renderMatches } from 'react-router-dom'
import { matchPage } from '../navigation/match-pages.ts'
import { type DrawnPage, DrawnPageContext } from './drawn-page.ts'

/**
 * Renders the page at an address, with contexts that hold its address and whether it is covered. It is
 * rendered again when its address changes, and not when another page covers it.
 */
export function PageAt({
  shell,
  address,
  over,
  covered,
}: DrawnPage & { readonly covered: boolean }) {
  const { pathname, search } = address
  const [$covered] = useState(() => atom(covered))
  const place = useMemo(() => ({ pathname, search, $covered }), [pathname, search, $covered])
  useLayoutEffect(() => $covered.set(covered), [$covered, covered])
  const drawn = useMemo(() => ({ shell, address, over }), [shell, address, over])
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
