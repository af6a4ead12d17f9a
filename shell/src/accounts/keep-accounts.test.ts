// @vitest-environment jsdom
import { deviceForgotten } from '@tessera/contracts/events/facts'
import { testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { noteArrival } from './arrival.ts'
import { keepAccounts } from './keep-accounts.ts'
import { readAccounts } from './stored-accounts.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function document() {
  const { shell, stores, toasts } = testShell({ viewer, moduleName: 'shell' })
  keepAccounts({ stores, parts: shell }, window)
  return { shell, stores, texts: () => toasts.map(({ text }) => text) }
}

test('V3.33 whoever is logged in is stored, with their present name', () => {
  const { stores } = document()
  stores.$viewer.set({ ...viewer, full_name: 'Mira O.' })
  expect(readAccounts(localStorage)).toMatchObject([{ id: viewer.id, fullName: 'Mira O.' }])
})

test('forgetting the device removes every stored account', () => {
  const { shell } = document()
  shell.bus.emit(deviceForgotten, {})
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['switch', 'Now using Mira Okafor.'],
  ['log-out', "You've logged out. Now using Mira Okafor."],
] as const)('the document after a %s says once who is logged in', (after, text) => {
  noteArrival(sessionStorage, { id: viewer.id, after })
  expect(document().texts()).toEqual([text])
  expect(document().texts()).toEqual([])
})

test('a note about another account, or one that can’t be read, says nothing', () => {
  noteArrival(sessionStorage, { id: '99', after: 'switch' })
  expect(document().texts()).toEqual([])
  sessionStorage.setItem('tessera.arrival', '{')
  expect(document().texts()).toEqual([])
})
