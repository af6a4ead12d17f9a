import * as z from 'zod'
import type { BuildFacts } from './build-facts.ts'
import type { Refusal } from './refusal.ts'
import type { ReadBuild } from './world.ts'

type Side = ReadBuild & { readonly facts: BuildFacts }

const nameOf = (event: string): string => event.replace(/@\d+$/, '')

const isSchema = (value: unknown): value is z.core.JSONSchema.JSONSchema =>
  typeof value === 'object' && value !== null

/** Returns why a payload does not parse by a JSON schema; undefined when it does. */
function problemOf(schema: unknown, payload: unknown): string | undefined {
  try {
    if (!isSchema(schema)) return 'it names no schema'
    const issue = z.fromJSONSchema(schema).safeParse(payload).error?.issues[0]
    return issue && `${issue.path.map(String).join('.') || 'the payload'}: ${issue.message}`
  } catch (error) {
    return `its schema cannot be read (${error instanceof Error ? error.message : error})`
  }
}

/** True for an event of the sender's module that the hearer has from the registry (offer-refusals.ts). */
const isTaken = ({ facts: { takes = {} } }: Side, event: string): boolean =>
  Object.hasOwn(takes, `event ${event}`)

/** Refuses payloads of one side that the other side's schema does not take. */
function payloadRefusals(sender: Side, hearer: Side): readonly Refusal[] {
  return Object.entries(sender.facts.samples).flatMap(([event, payloads]) => {
    if (!Object.hasOwn(hearer.facts.hears, event)) return []
    // A tab changes both at once, so an earlier build of the offering module never meets a newer hearer.
    if (sender.standing === 'open-tabs' && isTaken(hearer, event)) return []
    const problems = payloads.flatMap(
      (payload) => problemOf(hearer.facts.hears[event], payload) ?? [],
    )
    if (problems[0] === undefined) return []
    const message = `${sender.label} sends ${event} with a payload that ${hearer.label} refuses (${problems[0]}); send what both sides take, or give the event a new version.`
    return [{ code: 'event-payload', message } as const]
  })
}

/** Refuses an event that one side sends in no version that the other side hears. */
function versionRefusals(sender: Side, hearer: Side): readonly Refusal[] {
  return Object.keys(hearer.facts.hears).flatMap((heard) => {
    const sent = sender.facts.emits.filter((event) => nameOf(event) === nameOf(heard))
    if (sent.length === 0 || sent.includes(heard) || isTaken(hearer, heard)) return []
    const message = `${sender.label} sends ${sent.join(', ')}, and ${hearer.label} hears ${heard} alone; send both versions until nobody hears the old one.`
    return [{ code: 'event-version', message } as const]
  })
}

/** Refuses events on which the candidate and another build do not agree, whoever of the two sends them. */
export function eventRefusals(
  candidate: ReadBuild,
  world: readonly ReadBuild[],
): readonly Refusal[] {
  const { facts } = candidate
  if (facts === undefined) return []
  const own = { ...candidate, facts }
  return world.flatMap((other) => {
    if (other.facts === undefined) return []
    const side = { ...other, facts: other.facts }
    return [
      ...payloadRefusals(own, side),
      ...payloadRefusals(side, own),
      ...versionRefusals(own, side),
      ...versionRefusals(side, own),
    ]
  })
}

/** Refuses a module that sends an event of which its tests recorded no payload. */
export function unrecordedRefusals({ label, module, facts }: ReadBuild): readonly Refusal[] {
  if (module === undefined || facts === undefined) return []
  const silent = facts.emits.filter((event) => (facts.samples[event] ?? []).length === 0)
  if (silent.length === 0) return []
  const message = `${label} sends ${silent.join(', ')}, and its tests recorded no payload to try on the builds that hear it; test that code with testShell, commit the samples folder and build again.`
  return [{ code: 'event-unrecorded', message }]
}
