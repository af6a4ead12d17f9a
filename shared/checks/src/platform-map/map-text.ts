import type { RoomParts } from './room-parts.ts'

/** A call of the service, with the domains that answer it. */
interface CallRow {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly who: string
  readonly answeredBy: readonly string[]
}

/** A fact, or a request for an overlay or a handler. */
export interface EventRow {
  readonly name: string
  readonly version: number
  /** How a fact is delivered, or what a request opens. */
  readonly how: string
  /** The view that a room provides for a request, as `overlay save-pin`; a fact has none. */
  readonly offer?: string
}

/** A package that the shell and modules share, and the version that the shell has. */
interface SharedRow {
  readonly name: string
  readonly version: string
}

/** Everything that the map shows. */
export interface MapFacts {
  readonly rooms: readonly RoomParts[]
  readonly events: readonly EventRow[]
  readonly slots: readonly string[]
  readonly calls: readonly CallRow[]
  readonly shared: readonly SharedRow[]
  /** The version of the contracts that each part came or last changed with. */
  readonly since: ReadonlyMap<string, string>
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row).toSorted()].join('\n')

const code = (text: string): string => `\`${text}\``
const listed = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.toSorted().join(', ')

const roomsThat = (rooms: readonly RoomParts[], does: (facts: RoomParts) => boolean): string =>
  listed(rooms.filter(does).map(({ room }) => room))

function eventTables({ rooms, events, since }: MapFacts): readonly string[] {
  const cellsOf = ({ name, version, how, offer }: EventRow): readonly string[] => {
    const versioned = `${name}@${version}`
    return [
      code(versioned),
      how,
      roomsThat(rooms, ({ emits }) => emits.includes(versioned)),
      offer === undefined
        ? roomsThat(rooms, ({ hears }) => hears.includes(versioned))
        : roomsThat(rooms, ({ offers }) => offers.includes(offer)),
      since.get(`event ${versioned}`) ?? '–',
    ]
  }
  const facts = events.filter(({ offer }) => offer === undefined)
  const requests = events.filter(({ offer }) => offer !== undefined)
  return [
    '## Facts',
    'Something happened; whoever hears it acts by itself. Declared in `shared/contracts/src/events/facts.ts`.',
    table(['Fact', 'Delivered', 'Sent by', 'Heard by', 'Since'], facts.map(cellsOf)),
    '## Requests',
    'Something is wanted; one module provides it. Declared in `shared/contracts/src/events/requests.ts`.',
    table(['Request', 'Leads to', 'Sent by', 'Provided by', 'Since'], requests.map(cellsOf)),
  ]
}

const slotTable = ({ rooms, slots, since }: MapFacts): readonly string[] => [
  '## Slots',
  'A place in a page that another module fills. Declared in `shared/contracts/src/slots.ts`.',
  table(
    ['Slot', 'Drawn by', 'Filled by', 'Since'],
    slots.map((name) => {
      const part = `slot ${name}`
      return [
        code(name),
        roomsThat(rooms, ({ uses }) => uses.includes(part)),
        roomsThat(rooms, ({ offers }) => offers.includes(part)),
        since.get(part) ?? '–',
      ]
    }),
  ),
]

const callTable = ({ rooms, calls, since }: MapFacts): readonly string[] => [
  '## Calls',
  'What the service answers. Declared in `shared/contracts/src/calls/`; `/openapi.json` of the running service has their schemas. A dash under *Made by* means that programs, forms, beacons or the operator’s tools make the call.',
  table(
    ['Call', 'Path', 'Who may', 'Made by', 'Answered by', 'Since'],
    calls.map(({ name, method, path, who, answeredBy }) => [
      code(name),
      code(`${method} ${path}`),
      who,
      roomsThat(rooms, ({ uses }) => uses.includes(`call ${name}`)),
      listed(answeredBy),
      since.get(`call ${name}`) ?? '–',
    ]),
  ),
]

const sharedTable = ({ rooms, shared }: MapFacts): readonly string[] => [
  '## Shared packages',
  'Packages of which a page has one copy, the shell’s. Declared in `shared/contracts/src/shared-packages.ts`; [decision 005](decisions/005-one-sharing-policy.md) says why these, and [raising React](raising-react.md) how one gets a new major version. A dash under *Imported by* means that builds add the import.',
  table(
    ['Package', 'Version in the shell', 'Imported by'],
    shared.map(({ name, version }) => [
      code(name),
      version,
      roomsThat(rooms, ({ shares }) =>
        shares.some((each) => (name.endsWith('/') ? each.startsWith(name) : each === name)),
      ),
    ]),
  ),
]

/** Returns the text of docs/map.md: one sorted line for each event, slot, call and shared package. */
export const mapText = (facts: MapFacts): string =>
  [
    '# Who sends, hears, fills and calls what',
    'For teams that own a module. Made from the sources by `npm run fix`, by the same code that the builds and [the gate](teams.md#the-gate) use. A module is named by its folder; what a shared package sends or calls, it does for the module that uses it. *Since* is the version of the contracts that a part came or last changed with: a module that uses it needs that version or a later one.',
    ...eventTables(facts),
    ...slotTable(facts),
    ...callTable(facts),
    ...sharedTable(facts),
  ]
    .join('\n\n')
    .concat('\n')
