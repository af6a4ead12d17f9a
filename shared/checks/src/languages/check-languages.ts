import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@tessera/commands/root'
import type { Catalogue } from '@tessera/contracts/language'
import { offeredLocales } from '@tessera/contracts/locale'
import {
  completed,
  conflictingKeys,
  missingTexts,
  staleKeys,
  withoutContext,
  wrongTranslations,
} from './catalogue-faults.ts'
import { type Room, roomNames, roomsIn, sourcesOf } from './rooms.ts'
import { linesSaidEarly } from './said-early.ts'

const otherLocales = () => offeredLocales.slice(1).map(({ locale }) => locale)

function faultsOf(room: Room, shared: Catalogue): readonly string[] {
  const missing = missingTexts(room).map(
    ({ key }) => `has no translation of ${JSON.stringify(withoutContext(key))}`,
  )
  const stale = staleKeys(room).map(
    (key) => `translates a text that is gone: ${JSON.stringify(key)}`,
  )
  const conflicts = room.name.startsWith('shared/') ? [] : conflictingKeys(room.catalogue, shared)
  return [
    ...missing,
    ...wrongTranslations(room),
    ...stale,
    ...conflicts.map(
      (key) => `translates ${JSON.stringify(key)} otherwise than a shared package; use a context`,
    ),
  ].map((fault) => `${room.file}: ${fault}`)
}

/** Returns what catalogues of one language lack, have too much or have wrong. */
export function faultsIn(rooms: readonly Room[]): readonly string[] {
  const shared: Catalogue = Object.assign(
    {},
    ...rooms.filter(({ name }) => name.startsWith('shared/')).map(({ catalogue }) => catalogue),
  )
  return rooms.flatMap((room) => faultsOf(room, shared))
}

/** Returns what catalogues lack, have too much or have wrong, each with the file to change. */
export const faultsOfLanguages = (): readonly string[] => [
  ...otherLocales().flatMap((locale) => faultsIn(roomsIn(locale))),
  ...saidEarly(),
]

/** Returns the places where a text is said before the page's language is there. */
function saidEarly(): readonly string[] {
  return roomNames()
    .filter((name) => name !== 'server' && name !== 'shared/contracts')
    .flatMap((name) =>
      sourcesOf(name).flatMap(({ path, code }) =>
        linesSaidEarly(path, code).map(
          (line) => `${path}:${line} says a text as its file runs; say it in a function`,
        ),
      ),
    )
}

/** Adds the missing texts to every catalogue as untranslated, and removes those that are gone. */
export function completeLanguages(): void {
  for (const room of otherLocales().flatMap(roomsIn)) writeCatalogue(room)
}

/** Writes a catalogue with every text of its package and no others. */
export function writeCatalogue(room: Room): void {
  const text = `${JSON.stringify(completed(room), null, 2)}\n`
  const path = join(root, room.file)
  mkdirSync(dirname(path), { recursive: true })
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
