// @vitest-environment jsdom

import { CallFailure } from '@tessera/client'
import { PagePlaceContext, useAddress, useResourceRedirect, useTitle } from '@tessera/module/react'
import { testShell } from '@tessera/testing/shell'
import { atom } from 'nanostores'
import { expect, test } from 'vitest'

const missing = new CallFailure({
  code: 'not-found',
  message: '',
  httpStatus: 404,
  apiErrorCode: 2,
})

function Page({ failure }: { readonly failure?: unknown }) {
  useTitle('Kitchens')
  useResourceRedirect(failure)
  return <p>{useAddress().pathname}</p>
}

const $covered = atom(true)

const place = { pathname: '/mira/kitchens/', search: '', $covered }

test('a page whose main resource is missing redirects to the home page with an error flag', () => {
  const { render, stores, addresses } = testShell()
  stores.$address.set({ pathname: '/mira/kitchens/', search: '' })
  render(<Page failure={missing} />)
  expect(addresses).toEqual(['/?error=not-found'])
})

test('a covered page neither redirects nor sets the title, until it is uncovered', () => {
  const { render, stores, addresses } = testShell()
  stores.$address.set({ pathname: '/pin/42/', search: '' })
  document.title = 'The pin'
  const { getByText } = render(
    <PagePlaceContext value={place}>
      <Page failure={missing} />
    </PagePlaceContext>,
  )
  expect([document.title, addresses]).toEqual(['The pin', []])
  expect(getByText('/mira/kitchens/')).toBeTruthy()
  $covered.set(false)
  expect([document.title, addresses]).toEqual(['Kitchens · Tessera', ['/?error=not-found']])
})
