import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLock, stateOf } from '@tessera/build/contract/contract-lock'
import { contractParts } from '@tessera/build/contract/contract-parts'
import { installedVersion } from '@tessera/build/installed-version'
import { root } from '@tessera/commands/root'
import { allCalls } from '@tessera/contracts/calls/all'
import { allHandledRequests, allRequests } from '@tessera/contracts/events/all-requests'
import * as facts from '@tessera/contracts/events/facts'
import { sharedPackages } from '@tessera/contracts/shared-packages'
import * as slots from '@tessera/contracts/slots'
import { type EventRow, mapText } from './map-text.ts'
import { readAnswers, readRooms } from './room-parts.ts'

const document = join(root, 'docs/map.md')

const events: readonly EventRow[] = [
  ...Object.values(facts).map(({ name, version, ...fact }) => ({
    name,
    version,
    how: [
      'to all modules',
      ...('tabs' in fact ? ['other tabs'] : []),
      ...('replay' in fact ? ['late listeners'] : []),
    ].join(', '),
  })),
  ...allRequests.map(({ name, version, opens, needs }) => ({
    name,
    version,
    how: `the overlay \`${opens}\`${needs === 'viewer' ? ', after log-in' : ''}`,
    offer: `overlay ${opens}`,
  })),
  ...allHandledRequests.map(({ name, version }) => ({
    name,
    version,
    how: 'a handler',
    offer: `request ${name}@${version}`,
  })),
]

async function wanted(): Promise<string> {
  const answers = await readAnswers()
  return mapText({
    rooms: await readRooms(),
    events,
    slots: Object.values(slots).map(({ name }) => name),
    calls: allCalls.map((call) => ({ ...call, answeredBy: answers.get(call.name) ?? [] })),
    shared: sharedPackages.map((name) => ({ name, version: installedVersion(name) })),
    since: stateOf(readLock(), contractParts()).since,
  })
}

/** True when docs/map.md matches the sources. */
export const mapIsTrue = async (): Promise<boolean> =>
  existsSync(document) && readFileSync(document, 'utf8') === (await wanted())

/** Writes docs/map.md. */
export async function writeMap(): Promise<void> {
  writeFileSync(document, await wanted())
}

if (import.meta.main) await writeMap()
