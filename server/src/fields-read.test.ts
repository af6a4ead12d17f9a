import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allCalls } from '@tessera/contracts/calls/all'
import { ignoredFields } from '@tessera/contracts/calls/ignored-fields'
import { expect, test } from 'vitest'
import * as z from 'zod'

type Schema = z.core.JSONSchema._JSONSchema

/** Reads a folder's files by path, without comments: those mention fields that no code reads. */
function filesOf(folder: string, isWanted: (path: string) => boolean): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isWanted)
  return new Map(
    paths.map((path) => {
      const text = readFileSync(join(folder, path), 'utf8')
      return [path, text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]
    }),
  )
}

const isCode = (path: string): boolean =>
  /^(?:contexts|calls|documents|platform|web)\/.*\.ts$/.test(path) &&
  !/\.test\.|\/tables\.ts$/.test(path)

const code = filesOf(import.meta.dirname, isCode)
const declared = filesOf(
  join(import.meta.dirname, '../../shared/contracts/src/calls'),
  (path) => path.endsWith('.ts') && !path.includes('.test.'),
)

/** Returns the name of the constant that declares a call. */
const constantOf = new Map(
  [...declared.values()].flatMap((text) =>
    [...text.matchAll(/export const (\w+) = defineCall\(\{\s*name: '([^']+)'/g)].map(
      ([, constant = '', name = '']) => [name, constant] as const,
    ),
  ),
)

const importsOf = (path: string): readonly string[] =>
  [...(code.get(path) ?? '').matchAll(/from '(\.[^']+)'/g)]
    .map(([, to = '']) => join(dirname(path), to))
    .filter((found) => code.has(found))

/**
 * Returns the code that answers a call: the files that name it, and what they import, three steps
 * deep.
 */
function answeringCode(name: string): string {
  const constant = constantOf.get(name)
  const names = new RegExp(`answer\\w*\\(\\s*${constant}\\b|typeof ${constant}\\b`)
  const reached = new Set([...code.keys()].filter((path) => names.test(code.get(path) ?? '')))
  for (let hop = 0; hop < 3; hop += 1)
    for (const path of Array.from(reached)) for (const next of importsOf(path)) reached.add(next)
  return [...reached].map((path) => code.get(path)).join('\n')
}

/**
 * Returns the fields of an input; a field with only one possible value is skipped, because nobody
 * has to read it.
 */
function fieldsOf(schema: Schema): readonly string[] {
  if (typeof schema === 'boolean') return []
  const own = Object.entries(schema.properties ?? {}).filter(
    ([, field]) => typeof field === 'boolean' || field.const === undefined,
  )
  return [...own.map(([name]) => name), ...(schema.anyOf ?? []).flatMap(fieldsOf)]
}

const isRead = (field: string, text: string): boolean =>
  new RegExp(`\\.${field}\\b|[{,]\\s*${field}\\b(?!:)|\\b${field}: `).test(text)

test('the code that answers a call reads each of its fields, or declares it ignored', () => {
  const unread = allCalls.flatMap(({ name, input }) => {
    const text = answeringCode(name)
    const ignored = ignoredFields.get(name) ?? {}
    const fields = fieldsOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
    return [...new Set(fields)]
      .filter((field) => !(field in ignored) && !isRead(field, text))
      .map((field) => `${name}: ${field}`)
  })
  expect(unread).toEqual([])
})

test('the check finds the code of every call, and a field that no code reads', () => {
  for (const { name } of allCalls) expect(answeringCode(name), name).not.toBe('')
  expect(isRead('a_field_of_nobody', [...code.values()].join('\n'))).toBe(false)
  expect(isRead('guid', answeringCode('PinResource.create'))).toBe(false)
})
