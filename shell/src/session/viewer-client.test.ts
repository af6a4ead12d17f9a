import type { CallOptions, Client } from '@tessera/client'
import { savePin } from '@tessera/contracts/calls/pins'
import { logIn } from '@tessera/contracts/calls/session'
import { sendAuthEvent } from '@tessera/contracts/calls/telemetry'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { expect, test } from 'vitest'
import { viewerClient } from './viewer-client.ts'

function saying(viewerId: string | undefined) {
  const said: (CallOptions['viewer'] | null)[] = []
  const plain: Client = {
    call: async (_call, _input, options) => {
      said.push(options?.viewer ?? null)
      return {
        ok: false,
        error: { code: 'offline', message: '', httpStatus: 0, apiErrorCode: 0 },
      }
    },
  }
  return { said, client: viewerClient(plain, () => viewerId) }
}

test('calls say whose page sends them, and a visitor’s say nothing', async () => {
  const [member, visitor] = [saying('7'), saying(undefined)]
  await member.client.call(savePin, { pin_id: '1', board_id: '2' })
  await visitor.client.call(savePin, { pin_id: '1', board_id: '2' })
  expect([member.said, visitor.said]).toEqual([['7'], [null]])
})

test('asking who is logged in, logging in and counting it act for no account', async () => {
  const { said, client } = saying('7')
  await client.call(getViewer, {})
  await client.call(logIn, { username_or_email: 'mira', password: 'x' })
  await client.call(sendAuthEvent, {
    event_code: 7534,
    outcome: 'success',
    container: 'modal',
    signup_source: 'homePage',
  })
  expect(said).toEqual([null, null, null])
})
