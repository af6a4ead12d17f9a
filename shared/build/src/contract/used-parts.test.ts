import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractParts } from './contract-parts.ts'
import { smallestRange, usedParts } from './used-parts.ts'

const parts = contractParts()

function uses(source: string, definition: object = {}) {
  const path = join(mkdtempSync(join(tmpdir(), 'tessera-uses-')), 'page.ts')
  writeFileSync(path, source)
  return usedParts({ sources: [path], definition }, parts)
}

test('a module uses the calls, events and slots that its sources import, types aside', async () => {
  const source = `
    import { getPin, hidePin as hide } from '@tessera/contracts/calls/pins'
    import {
      authRequested,
    } from '@tessera/contracts/events/requests'
    import type { sessionChanged } from '@tessera/contracts/events/facts'
    import { wayInSlot } from '@tessera/contracts/slots'`
  expect(await uses(source)).toEqual([
    'call PinHideResource.create',
    'call PinResource.get',
    'event auth.requested@1',
    'slot way-in',
  ])
})

test('a module uses by name what the shell provides, and what it offers', async () => {
  const source = `
    import { useShell } from '@tessera/module/react'
    import { atom } from 'nanostores'
    const { $saveTarget, bus } = useShell()
    bus.request(x, z.catch(y))
    // bus.handle in a comment does not count`
  expect(await uses(source, { wakes: 'member' })).toEqual([
    'bus request',
    'context $saveTarget',
    'context bus',
    'definition wakes',
    'react useShell',
    'store atom',
    'zod catch',
  ])
})

test('the smallest range begins with the version that the newest part came with', () => {
  const since = new Map([
    ['bus on', '1.5.0'],
    ['bus request', '1.10.0'],
    ['zod catch', '1.6.0'],
  ])
  expect(smallestRange(['bus on', 'bus request', 'zod catch'], since)).toBe('^1.10.0')
  expect(smallestRange(['bus on'], since)).toBe('^1.5.0')
  expect(smallestRange([], since)).toBe('^1.0.0')
})
