// @vitest-environment jsdom
import { PagePlaceContext } from '@tessera/module/react'
import { testShell } from '@tessera/testing/shell'
import { act } from '@testing-library/react'
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { useFollowedAddress } from './use-followed-address.ts'

function Board({ path }: { readonly path: string }) {
  useFollowedAddress(path)
  return null
}

/** A board's page, whose board is somewhere else by now, and what the browser shows. */
function open(shown: string, isCovered = false) {
  const host = testShell()
  host.stores.$address.set({ pathname: shown, search: '?sort=oldest' })
  const $covered = atom(isCovered)
  const place = { pathname: '/mira/old-name/', search: '', $covered }
  host.render(
    <PagePlaceContext value={place}>
      <Board path="/mira/new-name/" />
    </PagePlaceContext>,
  )
  return { ...host, $covered }
}

test('a page navigates to the new address of its board', () => {
  expect(open('/mira/old-name/').addresses).toEqual(['/mira/new-name/?sort=oldest'])
})

test('the page doesn’t navigate while another page loads over it', () => {
  expect(open('/pin/42/').addresses).toEqual([])
})

test('the page navigates once no other page covers it', () => {
  const { addresses, $covered, stores } = open('/pin/42/', true)
  stores.$address.set({ pathname: '/mira/old-name/', search: '' })
  act(() => $covered.set(false))
  expect(addresses).toEqual(['/mira/new-name/'])
})
