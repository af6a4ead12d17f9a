import { readFileSync } from 'node:fs'
import { allCalls } from '@tessera/contracts/calls/all'
import type { Call } from '@tessera/contracts/calls/define-call'
import { allEvents } from '@tessera/contracts/events/all'
import { allHandledRequests } from '@tessera/contracts/events/all-requests'
import type { EventDefinition, HandledRequest } from '@tessera/contracts/events/define-event'
import type { Parts } from '@tessera/contracts/releases/gate/compare-shapes'
import { shapeLines } from '@tessera/contracts/releases/gate/shape-lines'
import * as slots from '@tessera/contracts/slots'

type Entry = readonly [string, readonly string[]]

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

/** The members of an interface, without their types. */
function membersOf(path: string, name: string): readonly string[] {
  const body = read(path).split(`export interface ${name} {`)[1]?.split('\n}')[0] ?? ''
  return [...body.matchAll(/^ {2}(?:readonly )?(\$?\w+)\??[<(:]/gm)].map(
    ([, member = '']) => member,
  )
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
const exportsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(exported)].flatMap(([, own, passed = '']) =>
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
    ...surface('zod', exportsOf('contracts/src/schema-parts.ts')),
    ...surface('react', exportsOf('module/src/react.tsx')),
    ...surface('query', exportsOf('module/src/shared-query.ts')),
    ...surface('store', exportsOf('module/src/shared-stores.ts')),
    ...surface('context', membersOf('module/src/context.ts', 'ShellContext')),
    ...surface('bus', membersOf('bus/src/bus.ts', 'Bus')),
    ...surface('definition', membersOf('module/src/define-module.ts', 'ModuleDefinition')),
  ])
}
