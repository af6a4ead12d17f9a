import { createHash, webcrypto } from 'node:crypto'
import { limits } from '@tessera/contracts/limits'
import { expect, test, vi } from 'vitest'
import { readLines } from './list-lines.ts'
import { nothingSent, type SentList, sendList } from './send-list.ts'

test('a list is hashed and sent in parts, and goes on where it was stopped', async () => {
  vi.stubGlobal('crypto', webcrypto)
  const count = limits.audiencePartMax + 3
  const addresses = Array.from({ length: count }, (_, at) => `ana${at}@mail.test`)
  const { people } = readLines(addresses.join('\n'))
  const taken: (readonly string[])[] = []
  const heard: SentList[] = []
  let isDown = true
  const sending = {
    send: async (hashes: readonly string[]) => {
      if (taken.length === 1 && isDown) return undefined
      taken.push(hashes)
      return { changed: hashes.length, lines: taken.flat().length }
    },
    onSent: (sent: SentList) => heard.push(sent),
    isStopped: () => false,
  }
  const first = await sendList(people, nothingSent, sending)
  expect(first).toEqual({
    sent: limits.audiencePartMax,
    changed: limits.audiencePartMax,
    lines: limits.audiencePartMax,
  })
  isDown = false
  expect(await sendList(people, first, sending)).toEqual({
    sent: count,
    changed: count,
    lines: count,
  })
  expect(heard.map(({ sent }) => sent)).toEqual([limits.audiencePartMax, count])
  expect(taken.flat()).toEqual(
    addresses.map((address) => createHash('sha256').update(address).digest('hex')),
  )
  expect(await sendList(people, nothingSent, { ...sending, isStopped: () => true })).toEqual(
    nothingSent,
  )
})
