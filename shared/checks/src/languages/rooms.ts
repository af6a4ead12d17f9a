import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOfTools } from '@tessera/commands/inputs'
import { root } from '@tessera/commands/root'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import type { Catalogue } from '@tessera/contracts/language'
import { topics } from '@tessera/contracts/topics'
import type { CheckedCatalogue } from './catalogue-faults.ts'
import { type SourceText, textsOf } from './texts-of.ts'

/** A text of a package, and where it stands. */
export interface RoomText extends SourceText {
  /** The name of the property that holds it. */
  readonly name: string
  /** Its path, a colon and its line. */
  readonly place: string
}

/** A package that has texts, and the file of its catalogue. */
export interface Room extends CheckedCatalogue {
  readonly name: string
  readonly file: string
  readonly texts: readonly RoomText[]
}

const isSource = (path: string): boolean =>
  /[.]tsx?$/.test(path) && !/[.]test[.]|[/\\](testing|conformance)[/\\]/.test(`/${path}`)

/** The texts of the contracts that stand in tables of their own. */
const tableTexts = (): readonly RoomText[] => [
  ...Object.entries(errorCatalogue).map(([name, { message }]) => ({
    key: message,
    counted: false,
    name,
    place: 'shared/contracts/src/errors/catalogue.ts:1',
  })),
  ...topics.map(({ name }) => ({
    key: name,
    counted: false,
    name: 'topic',
    place: 'shared/contracts/src/topics.ts:1',
  })),
]

/** Returns the sources of a package that may hold texts. */
export function sourcesOf(name: string) {
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

const lineAt = (code: string, start: number): number => code.slice(0, start).split('\n').length

function textsOfRoom(name: string): readonly RoomText[] {
  const found = sourcesOf(name).flatMap(({ path, code }) =>
    textsOf(path, code).map(({ start, ...text }) => ({
      ...text,
      place: `${path}:${lineAt(code, start)}`,
    })),
  )
  return name === 'shared/contracts' ? [...found, ...tableTexts()] : found
}

const named = (folder: string, fits: (name: string) => boolean): readonly string[] =>
  readdirSync(join(root, folder)).filter(
    (name) => fits(name) && existsSync(join(root, folder, name, 'src')),
  )

/** Returns the packages whose texts people read. */
export const roomNames = (): readonly string[] => [
  ...named('.', (name) => name.startsWith('mfe-') || name === 'shell' || name === 'server'),
  ...named('shared', (name) => !isOfTools(`shared/${name}`)).map((each) => `shared/${each}`),
]

function readCatalogue(file: string): Catalogue {
  return existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : {}
}

/** Returns the packages that have texts, with their catalogues in one language. */
export function roomsIn(locale: string): readonly Room[] {
  return roomNames().flatMap((name) => {
    const texts = textsOfRoom(name)
    const file = `${name}/src/languages/${locale}.json`
    const catalogue = readCatalogue(file)
    return texts.length === 0 ? [] : [{ name, file, locale, texts, catalogue }]
  })
}
