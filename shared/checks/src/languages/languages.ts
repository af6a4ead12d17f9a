import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fail, say, sayGood, table, warn } from '@tessera/commands/say'
import { offeredLocales } from '@tessera/contracts/locale'
import { missingTexts } from './catalogue-faults.ts'
import { faultsIn, writeCatalogue } from './check-languages.ts'
import { offerLanguage } from './offer-language.ts'
import { type Room, roomsIn } from './rooms.ts'
import { takeUnits, unitsOf } from './translators-file.ts'
import { readXliff, writeXliff } from './xliff.ts'

const usage = `npm run languages                         how much of each language is translated
  npm run languages -- out fr [--to FILE]   writes the texts for a translator, as XLIFF 1.2; --missing only those to come
  npm run languages -- in FILE              takes the translations of such a file
  npm run languages -- offer fr Français    lets people choose a language whose texts are all there`

/** The largest file that is read, four times what all texts take. */
const maxBytes = 20_000_000

function read() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { to: { type: 'string' }, missing: { type: 'boolean', default: false } },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n  ${usage}`)
  }
}

/** Returns a language tag that Intl has plural forms of. */
function localeFrom(tag: string | undefined): string {
  if (tag === undefined || !/^[a-z]{2,3}$/.test(tag))
    return fail(`Name a language by its code, such as fr.\n  ${usage}`)
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0)
    return fail(`${tag} is no language whose plural forms are known.`)
  return tag === 'en' ? fail('English is the language of the sources; change it there.') : tag
}

const counted = (rooms: readonly Room[]) => {
  const keys = rooms.flatMap(({ texts }) => [...new Set(texts.map(({ key }) => key))])
  const missing = rooms.flatMap((room) => [...new Set(missingTexts(room).map(({ key }) => key))])
  return { all: keys.length, done: keys.length - missing.length }
}

function describe(rooms: readonly Room[]): string {
  const { all, done } = counted(rooms)
  return `${done} of ${all} texts are translated`
}

function list(): void {
  const others = offeredLocales.slice(1)
  console.log(
    table(others.map(({ locale, name }) => [`${locale} ${name}`, describe(roomsIn(locale))])),
  )
}

function writeOut(locale: string, to: string, onlyMissing: boolean): void {
  const rooms = roomsIn(locale)
  const files = rooms
    .map((room) => unitsOf(room, onlyMissing))
    .filter(({ units }) => units.length > 0)
  writeFileSync(to, writeXliff(locale, files))
  const written = files.reduce((sum, { units }) => sum + units.length, 0)
  sayGood(`${to} has ${written} texts for ${locale}; ${describe(rooms)}.`)
}

function readFile(path: string): string {
  try {
    const bytes = readFileSync(path)
    if (bytes.length > maxBytes) return fail(`${path} is larger than ${maxBytes / 1_000_000} MB.`)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    return fail(
      `${path} could not be read as UTF-8: ${error instanceof Error ? error.message : ''}`,
    )
  }
}

function takeIn(path: string): void {
  const file = readXliff(readFile(path))
  if (typeof file === 'string') fail(`${path}: ${file}`)
  const locale = localeFrom(file.locale)
  const rooms = roomsIn(locale)
  const names = new Set(rooms.map(({ name }) => name))
  const strange = file.rooms.filter(({ room }) => !names.has(room))
  const taken = rooms.map((room) =>
    takeUnits(
      room,
      file.rooms.filter((each) => each.room === room.name).flatMap(({ units }) => units),
    ),
  )
  const faults = [
    ...strange.map(({ room }) => `${room}: is no package that has texts`),
    ...taken.flatMap((each) => each.faults),
  ]
  for (const { room } of taken) writeCatalogue(room)
  for (const fault of faults) warn(fault)
  const changed = taken.reduce((sum, each) => sum + each.changed, 0)
  sayGood(`Took ${changed} translations; ${describe(roomsIn(locale))}.`)
  if (!offeredLocales.some((each) => each.locale === locale))
    say(`People can't choose it yet; npm run languages -- offer ${locale} NAME lets them.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function offer(locale: string, name: string): void {
  if (offeredLocales.some((each) => each.locale === locale)) fail(`${locale} is offered already.`)
  if (name.trim() === '') fail(`Say what the language calls itself.\n  ${usage}`)
  const rooms = roomsIn(locale)
  const faults = faultsIn(rooms)
  if (faults.length > 0) {
    const shown = faults.slice(0, 10).join('\n  ')
    fail(`${describe(rooms)}. What is in the way:\n  ${shown}\n  ${faults.length} in all`)
  }
  const modules = rooms.map((room) => room.name).filter((each) => each.startsWith('mfe-'))
  const files = offerLanguage(locale, name, modules)
  if ('unknown' in files)
    fail(
      `${files.unknown} has another form than this command knows; see docs/teams.md, "A language".`,
    )
  sayGood(`People can choose ${name} once this is built: ${files.join(', ')}`)
  say('npm run fix adds its letters to the typefaces; npm test -- checks says what is left.')
}

const { values, positionals } = read()
const [act, first, ...rest] = positionals
if (act === undefined) list()
else if (act === 'out') {
  const locale = localeFrom(first)
  writeOut(locale, values.to ?? `${locale}.xlf`, values.missing)
} else if (act === 'in' && first !== undefined) takeIn(first)
else if (act === 'offer') offer(localeFrom(first), rest.join(' '))
else fail(`There is no such step.\n  ${usage}`)
