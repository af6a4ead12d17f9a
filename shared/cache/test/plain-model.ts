/** A field's value as the model keeps it: plain, or a reference to an entity with the names of its fields. */
export type Value = unknown

interface Reference {
  readonly key: string
  readonly names: readonly string[]
}

interface Write {
  readonly at: number
  readonly value: Value
}

/** Patches and removals of one pending change. */
export interface Change {
  readonly patches: readonly {
    readonly key: string
    readonly fields: Readonly<Record<string, Value>>
    /** Adds to the count of pins. */
    readonly plus?: number
  }[]
  readonly lists: readonly {
    readonly query: string
    readonly remove: string
    readonly back: boolean
  }[]
}

/** An answer: keys of entities in their order, and the field names that each of them came with. */
interface Answer {
  readonly at: number
  readonly keys: readonly string[]
  readonly names: Readonly<Record<string, readonly string[]>>
}

type Row = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Fields of an entity that stand in a field of another. */
const isLink = (value: unknown): value is Row & { readonly id: string } =>
  isRecord(value) && typeof value.id === 'string'

const isReference = (value: unknown): value is Reference => isRecord(value) && 'key' in value

const keyOf = (record: Row): string => `${'pinner' in record ? 'pin' : 'board'}:${record.id}`

/**
 * Computes what one tab should show in the simplest way: for each field the latest write counts,
 * and everything else is applied on every read.
 */
export class PlainTab {
  clock = 0
  /** The latest write of each field, by when it was asked for or heard. */
  readonly writes = new Map<string, Write>()
  readonly answers = new Map<string, Answer>()
  readonly began = new Map<string, number>()
  readonly listChanges: { readonly at: number; readonly change: Change['lists'][number] }[] = []
  readonly layers: Change[] = []

  tick(): number {
    this.clock += 1
    return this.clock
  }

  private write(key: string, name: string, at: number, value: Value): void {
    const before = this.writes.get(`${key}.${name}`)
    if (before === undefined || at >= before.at) this.writes.set(`${key}.${name}`, { at, value })
  }

  private known(key: string, name: string): Value {
    return this.writes.get(`${key}.${name}`)?.value
  }

  private reference(record: Row, at: number): Reference {
    const key = keyOf(record)
    for (const [name, value] of Object.entries(record))
      this.write(key, name, at, isLink(value) ? this.reference(value, at) : value)
    this.write(key, '$gone', at, false)
    return { key, names: Object.keys(record) }
  }

  land(query: string, records: readonly Row[]): void {
    const at = this.began.get(query) ?? 0
    const references = records.map((record) => this.reference(record, at))
    this.answers.set(query, {
      at,
      keys: references.map(({ key }) => key),
      names: Object.fromEntries(references.map(({ key, names }) => [key, names])),
    })
  }

  /** Forgets a query. */
  drop(query: string): void {
    this.answers.delete(query)
    this.began.delete(query)
    for (const each of Array.from(this.listChanges))
      if (each.change.query === query) this.listChanges.splice(this.listChanges.indexOf(each), 1)
  }

  /** Returns what a change comes to on what is known, without other pending changes. */
  outcome({ patches, lists }: Change): Change {
    const fields = new Map<string, Record<string, Value>>()
    for (const patch of patches) {
      const so = fields.get(patch.key) ?? {}
      fields.set(patch.key, so)
      Object.assign(so, patch.fields)
      const count = so.pin_count ?? this.known(patch.key, 'pin_count') ?? 0
      if (patch.plus !== undefined) so.pin_count = Number(count) + patch.plus
    }
    return { patches: [...fields].map(([key, each]) => ({ key, fields: each })), lists }
  }

  /** Takes in a confirmed change. */
  apply({ patches, lists }: Change): void {
    const at = this.tick()
    for (const { key, fields } of patches)
      for (const [name, value] of Object.entries(fields))
        this.write(key, name, at, isLink(value) ? this.reference(value, 0) : value)
    for (const change of lists)
      if (this.began.has(change.query)) this.listChanges.push({ at, change })
  }

  private shown(key: string, name: string): Value {
    let value = this.known(key, name)
    for (const { patches } of this.layers)
      for (const patch of patches) {
        if (patch.key !== key) continue
        if (name in patch.fields) value = patch.fields[name]
        if (name === 'pin_count' && patch.plus !== undefined)
          value = Number(value ?? 0) + patch.plus
      }
    return value
  }

  private record(key: string, names: readonly string[]): Row {
    const entries = names.map((name) => {
      const value = this.shown(key, name)
      return [name, isReference(value) ? this.record(value.key, value.names) : value]
    })
    return Object.fromEntries(entries)
  }

  /** Returns the records that a query should show; undefined before its first answer. */
  view(query: string): readonly Row[] | undefined {
    const answer = this.answers.get(query)
    if (answer === undefined) return undefined
    const removed = new Set<string>()
    const changes = [
      ...this.listChanges.filter(({ at }) => at > answer.at).map(({ change }) => change),
      ...this.layers.flatMap(({ lists }) => lists),
    ]
    for (const { query: about, remove, back } of changes)
      if (about === query) removed[back ? 'delete' : 'add'](remove)
    return answer.keys
      .filter((key) => !removed.has(key) && this.shown(key, '$gone') !== true)
      .map((key) => this.record(key, answer.names[key] ?? []))
  }
}
