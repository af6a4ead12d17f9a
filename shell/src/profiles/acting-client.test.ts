import type { Client } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { actingClient, subjectOf } from './acting-client.ts'

function acting(subject: string | undefined) {
  const inputs: unknown[] = []
  const client: Client = {
    call: async (_, input) => {
      inputs.push(input)
      return {
        ok: false,
        error: { code: 'offline', message: '', httpStatus: 0, apiErrorCode: 0 },
      }
    },
  }
  return { inputs, client: actingClient(client, () => subject) }
}

test('what can be done in a business’s name is done in the name of the profile that is acted as', async () => {
  const { client, inputs } = acting('9')
  await client.call(pickerBoards, {})
  await client.call(getPin, { id: '42' })
  await client.call(savePin, { pin_id: '42', board_id: '10' })
  expect(inputs).toMatchObject([
    { orbac_subject_id: '9' },
    { orbac_subject_id: '9', id: '42' },
    { orbac_subject_id: '9', board_id: '10' },
  ])
})

test('what knows no such name is left alone, as is what names somebody itself', async () => {
  const { client, inputs } = acting('9')
  await client.call(homeFeed, {})
  await client.call(pickerBoards, { orbac_subject_id: '3' })
  expect(inputs).toEqual([{}, { orbac_subject_id: '3' }])
})

test('whoever acts as themself names nobody', async () => {
  const { client, inputs } = acting(undefined)
  await client.call(pickerBoards, {})
  expect(inputs).toEqual([{}])
})

test.each([
  ['9', ['OWNER'], '9'],
  ['9', ['CONTENT', 'ADS'], '9'],
  ['9', ['ADS', 'ANALYTICS'], undefined],
  [viewer.id, ['OWNER'], undefined],
] as const)(
  'as profile %s with %s the boards worked on are those of %s',
  (id, permissions, subject) => {
    expect(subjectOf({ id, username: 'x', permissions }, viewer)).toBe(subject)
  },
)

test('a visitor acts for nobody', () => {
  expect(subjectOf(null, null)).toBeUndefined()
})
