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

test('calls that accept a profile are made for the profile in use', async () => {
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

test('calls that accept no profile, or name one themselves, are unchanged', async () => {
  const { client, inputs } = acting('9')
  await client.call(homeFeed, {})
  await client.call(pickerBoards, { orbac_subject_id: '3' })
  expect(inputs).toEqual([{}, { orbac_subject_id: '3' }])
})

test('calls of the viewer’s own profile name no profile', async () => {
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
  'with profile %s and permission %s the edited boards are those of %s',
  (id, permissions, subject) => {
    expect(subjectOf({ id, username: 'x', permissions }, viewer)).toBe(subject)
  },
)

test('a visitor’s calls name no profile', () => {
  expect(subjectOf(null, null)).toBeUndefined()
})
