import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allCalls } from '@tessera/contracts/calls/all'
import type { Call } from '@tessera/contracts/calls/define-call'
import { allEvents } from '@tessera/contracts/events/all'
import { allHandledRequests } from '@tessera/contracts/events/all-requests'
import type { EventDefinition, HandledRequest } from '@tessera/contracts/events/define-event'
import type { Parts } from '@tessera/contracts/releases/gate/compare-shapes'
import { shapeLines } from '@tessera/contracts/releases/gate/shape-lines'
import * as slots from '@tessera/contracts/slots'
import { fileOf } from '../installed.ts'

type Entry = readonly [string, readonly string[]]

/** Reads the source of a package's export, or of a file beside it. */
const read = (specifier: string, beside?: string): string =>
  readFileSync(sourceOf(specifier, beside), 'utf8')

function sourceOf(specifier: string, beside: string | undefined): string {
  const file = fileOf(specifier)
  if (beside === undefined) return file
  const ending = file.endsWith('.js') ? 'd.ts' : 'ts'
  return join(dirname(file), `${beside}.${ending}`)
}

/** The members of an interface, without their types. */
function membersOf(specifier: string, file: string, name: string): readonly string[] {
  const [, body = ''] = read(specifier, file).split(`export interface ${name} {`)
  const lines = body.split('\n}')[0] ?? ''
  // Compiled declarations are indented further.
  const [indent = ''] = /^ +(?=\S)/m.exec(lines) ?? []
  const member = new RegExp(`^${indent}(?:readonly )?(\\$?\\w+)\\??[<(:]`, 'gm')
  return [...lines.matchAll(member)].map(([, found = '']) => found)
}

export const callPart = ({ name }: Pick<Call, 'name'>): string => `call ${name}`
export const eventPart = ({ name, version }: { name: string; version: number }): string =>
  `event ${name}@${version}`
export const slotPart = ({ name }: { readonly name: string }): string => `slot ${name}`

const callEntry = (call: Call): Entry => [
  callPart(call),
  [
    `has ${call.method} ${call.path}`,
    `has who ${call.who}`,
    ...shapeLines('input', call.input, 'input'),
    ...shapeLines('output', call.output, 'output'),
  ],
]

const eventEntry = (event: EventDefinition | HandledRequest): Entry => [
  eventPart(event),
  [`has kind ${event.kind}`, ...shapeLines('payload', event.schema, 'input')],
]

const surface = (kind: string, names: readonly string[]): readonly Entry[] =>
  names.map((name) => [`${kind} ${name}`, []])

/** The exports of a file, and what it passes on from other files. */
const exported = /export (?:function|const) (\$?\w+)|export \{([^}]*)\}/g
const exportsOf = (specifier: string): readonly string[] =>
  [...read(specifier).matchAll(exported)].flatMap(([, own, passed = '']) =>
    own === undefined
      ? passed.split(',').flatMap((each) => {
          const name = each.trim()
          return name === '' || name.startsWith('type ') ? [] : [name]
        })
      : [own],
  )

/**
 * Returns the parts of the contract between the shell, the service and the modules. Members of
 * `ShellContext` and `Bus`, and the exports that modules share with the shell, count by name alone.
 */
export function contractParts(): Parts {
  return new Map([
    ...allCalls.map(callEntry),
    ...[...allEvents, ...allHandledRequests].map(eventEntry),
    ...Object.values(slots).map(
      (slot): Entry => [slotPart(slot), shapeLines('payload', slot.schema, 'input')],
    ),
    ...surface('zod', exportsOf('@tessera/contracts/schema-parts')),
    ...surface('react', exportsOf('@tessera/module/react')),
    ...surface('query', exportsOf('@tessera/module/shared-query')),
    ...surface('store', exportsOf('@tessera/module/shared-stores')),
    ...surface('context', membersOf('@tessera/module', 'context', 'ShellContext')),
    ...surface('bus', membersOf('@tessera/bus', 'bus', 'Bus')),
    ...surface('definition', membersOf('@tessera/module', 'define-module', 'ModuleDefinition')),
  ])
}
