import { Skeleton } from '@tessera/ui/skeleton'
import { Spinner } from '@tessera/ui/spinner'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Returns a selector of the classes that an element really has. */
function selectorOf(element: ReactElement): string {
  const classes = /class="([^"]+)"/.exec(renderToStaticMarkup(element))?.[1]
  if (classes === undefined) throw new Error('A sign of loading has no class.')
  return `.${classes.trim().replaceAll(/\s+/g, '.')}`
}

const loadingSigns = [
  ...[createElement(Skeleton), createElement(Spinner)].map(selectorOf),
  '[aria-busy="true"]',
].join(', ')

/** Names the signs that something on a page is still loading, each by the region that it is in. */
export const loadingIn = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll(loadingSigns)].map((sign) => {
    const region = sign.closest('[aria-label]')?.getAttribute('aria-label') ?? 'the page'
    return `${sign.className} in ${region}`
  })
