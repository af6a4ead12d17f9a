import { isOfTools } from '@tessera/commands/inputs'
import { root } from '@tessera/commands/root'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { Catalogue } from '@tessera/contracts/language'
import { offeredLocales } from '@tessera/contracts/locale'
import { topics } from '@tessera/contracts/topics'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckedCatalogue, completed, conflictingKeys, missingTexts, staleKeys, withoutContext, wrongTranslations } from './catalogue-faults.ts'
import { linesSaidEarly } from './said-early.ts'
import { type SourceText, textsOf } from './texts-of.ts'

/** A package that has texts, and the file of its catalogue. */
interface Room extends CheckedCatalogue {
  readonly name: string
  readonly file: string
}

const isSource = (path: string): boolean =>
  /[.]tsx?$/.test(path) && !/[.]test[.]|[/\\](testing|conformance)[/\\]/.test(`/${path}`)

/** The texts of the contracts that stand in tables of their own. */
const tableTexts = (): readonly SourceText[] =>
  [
    ...Object.values(errorCatalogue).map(({ message }) => message),
    ...topics.map(({ name }) => name),
  ].map((key) => ({ key, counted: false }))

function sourcesOf(name: string) {
  const source = join(root, name, 'src')
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => ({
      path: `${name}/src/${path}`,
      code: readFileSync(join(source, path), 'utf8'),
    }))
    .filter(({ code }) =>
      /words|defineTexts|defineMessages|defineModule|plural|inPageLanguage|other:/i.test(code),
    )
}

function textsOfRoom(name: string): readonly SourceText[] {
  const found = sourcesOf(name).flatMap(({ path, code }) => textsOf(path, code))
  return name === 'shared/contracts' ? [...found, ...tableTexts()] : found
}

const named = (folder: string, fits: (name: string) => boolean): readonly string[] =>
  readdirSync(join(root, folder)).filter(
    (name) => fits(name) && existsSync(join(root, folder, name, 'src')),
  )

/** The packages whose texts people read. */
const roomNames = (): readonly string[] => [
  ...named('.', (name) => name.startsWith('mfe-') || name === 'shell' || name === 'server'),
  ...named('shared', (name) => !isOfTools(`shared/${name}`)).map((each) => `shared/${each}`),
]

function readCatalogue(file: string): Catalogue {
  return existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {}
}

function roomsIn(locale: string): readonly Room[] {
  return roomNames().flatMap((name) => {
    const texts = textsOfRoom(name)
    const file = `${name}/src/languages/${locale}.json`
    const catalogue = readCatalogue(file)
    return texts.length === 0 ? [] : [{ name, file, locale, texts, catalogue }]
  })
}

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

/** Returns what catalogues lack, have too much or have wrong, each with the file to change. */
export function faultsOfLanguages(): readonly string[] {
  const inCatalogues = otherLocales().flatMap((locale) => {
    const rooms = roomsIn(locale)
    const shared: Catalogue = Object.assign(
      {},
      ...rooms.filter(({ name }) => name.startsWith('shared/')).map(({ catalogue }) => catalogue),
    )
    return rooms.flatMap((room) => faultsOf(room, shared))
  })
  return [...inCatalogues, ...saidEarly()]
}

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
  for (const room of otherLocales().flatMap(roomsIn)) {
    const text = `${JSON.stringify(completed(room), null, 2)}\n`
    const path = join(root, room.file)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  }
}
