import type { BuildFacts, Offer } from './build-facts.ts'
import { breaksOf } from './compare-shapes.ts'
import { ownerOf, readOfferName } from './offer-name.ts'
import type { Refusal } from './refusal.ts'
import { schemaSource } from './schema-source.ts'
import { isJsonSchema, jsonLines } from './shape-lines.ts'
import type { ReadBuild, ReleaseWorld } from './world.ts'

type Side = ReadBuild & { readonly facts: BuildFacts }

/** The most parts that a module offers, and the longest JSON schema of one. */
export const offerLimits = { parts: 100, characters: 20_000 } as const

const nameOf = (event: string): string => event.replace(/@\d+$/, '')

/** Returns the names of the shared events and slots, without their versions. */
const sharedNames = ({ since }: ReleaseWorld['contract']): ReadonlySet<string> =>
  new Set(Object.keys(since).flatMap((part) => /^(?:event|slot) ([^@]+)/.exec(part)?.[1] ?? []))

/** Refuses names that another module or the contracts may have, so that two teams never clash. */
function nameRefusals(
  { name, label, module, facts }: Side,
  { contract }: ReleaseWorld,
): readonly Refusal[] {
  const shared = sharedNames(contract)
  const { offers = {}, takes = {}, emits } = facts
  const isOwn = (own: string) => ownerOf(own) === name && own !== name
  const offered = Object.keys(offers)
    .map((part) => readOfferName(part).name)
    .filter((own) => !isOwn(own) || shared.has(own))
  const sent = emits
    .filter((event) => !Object.hasOwn(takes, `request ${event}`))
    .map(nameOf)
    .filter((own) => !isOwn(own) && !shared.has(own))
  const handled = (module?.handles ?? [])
    .map(nameOf)
    .filter((own) => !isOwn(own) && !shared.has(own))
  const says = [
    ...offered.map((own) => `offers ${own}`),
    ...sent.map((own) => `sends ${own}`),
    ...handled.map((own) => `handles ${own}`),
  ]
  return [...new Set(says)].map((says) => {
    const message = `${label} ${says}, which is no name of its own and none that the contracts share with it; begin the name with '${name}.' and take none of the contracts.`
    return { code: 'offer-name', message }
  })
}

/** Returns why no types can be written from the schemas of a part; undefined when they can. */
function schemaFault({ schema, answer = {} }: Offer): string | undefined {
  const fault = [schema, answer].map(schemaSource).find((source) => typeof source === 'string')
  if (fault !== undefined) return fault
  const { characters } = offerLimits
  const size = JSON.stringify({ schema, answer }).length
  return size > characters ? `it has ${size} characters, more than ${characters}` : undefined
}

/** Refuses schemas from which no types can be written for other teams. */
function schemaRefusals({ label, facts: { offers = {}, takes = {} } }: Side): readonly Refusal[] {
  const most = Math.max(Object.keys(offers).length, Object.keys(takes).length)
  if (most > offerLimits.parts) {
    const message = `${label} offers or takes ${most} parts, more than ${offerLimits.parts}; offer fewer, with more in each.`
    return [{ code: 'offer-schema', message }]
  }
  return [...Object.entries(offers), ...Object.entries(takes)].flatMap(([part, offer]) => {
    const fault = schemaFault(offer)
    if (fault === undefined) return []
    const message = `${label} has a schema of ${part} from which no types can be written (${fault}); make it of objects, lists, texts, numbers and choices.`
    return [{ code: 'offer-schema', message }]
  })
}

const linesIn = (reader: 'input' | 'output', schema: unknown): readonly string[] =>
  isJsonSchema(schema) ? jsonLines(reader, schema) : []

const changes: Readonly<Record<string, (at: string, value: string) => string>> = {
  '- has': (at) => `${at} is gone`,
  '- required': (at) => `${at} may be missing`,
  '+ required': (at) => `${at} is needed`,
  '- type': (at, value) => `${at} is no longer of the type ${value}`,
  '- value': (at, value) => `${at} no longer takes ${value}`,
  '+ value': (at, value) => `${at} may be ${value}`,
}

/** Returns a line that breaks somebody, in words: "payload.place is gone". */
function changeText(what: 'payload' | 'answer', line: string): string {
  const [sign, kind, at = '', ...value] = line.split(' ')
  const path = at.replace(/^(?:input|output)/, what)
  const says = changes[`${sign} ${kind}`] ?? ((of: string) => `${of} has another limit`)
  return says(path, value.join(' '))
}

/** Returns how an offered part breaks a build that took it as it was; undefined when it does not. */
function breakOf(part: string, taken: Offer, offered: Offer): string | undefined {
  const reader = readOfferName(part).kind === 'request' ? 'input' : 'output'
  const first = (what: 'payload' | 'answer', of: 'input' | 'output', was: unknown, is: unknown) => {
    const [found] = breaksOf(
      new Map([[part, linesIn(of, was)]]),
      new Map([[part, linesIn(of, is)]]),
    )
    return found && changeText(what, found.line)
  }
  return (
    first('payload', reader, taken.schema, offered.schema) ??
    (taken.answer === undefined
      ? undefined
      : first('answer', 'output', taken.answer, offered.answer))
  )
}

/** Refuses a pair of builds of which one takes what the other offers no more, or otherwise. */
function pairRefusals(owner: Side, taker: Side, isOwner: boolean): readonly Refusal[] {
  const { offers = {} } = owner.facts
  return Object.entries(taker.facts.takes ?? {}).flatMap(([part, taken]): readonly Refusal[] => {
    if (readOfferName(part).owner !== owner.name) return []
    const offered = offers[part]
    if (offered === undefined) {
      if (!isOwner) return []
      const message = `${owner.label} does not offer ${part}, which ${taker.label} takes; offer it beside its next version until no build takes it.`
      return [{ code: 'offer-missing', message }]
    }
    const broken = breakOf(part, taken, offered)
    if (broken === undefined) return []
    const fix = isOwner
      ? 'offer the change as a new version beside this one'
      : `run npm run module -- types ${owner.name} and build it again`
    const message = `${owner.label} offers ${part} in another way than ${taker.label} takes it (${broken}); ${fix}.`
    return [{ code: 'offer-changed', message }]
  })
}

/** True for builds that get documents: a tab with an earlier one changes all modules at once. */
const isServed = ({ standing }: ReadBuild): boolean => standing !== 'open-tabs'

/** Refuses what a module takes and no served build of its owner offers. */
function unofferedRefusals(taker: Side, served: readonly Side[]): readonly Refusal[] {
  return Object.keys(taker.facts.takes ?? {}).flatMap((part): readonly Refusal[] => {
    const { owner } = readOfferName(part)
    const builds = served.filter(({ name }) => name === owner)
    if (builds.some(({ facts }) => Object.hasOwn(facts.offers ?? {}, part))) return []
    const lacking = builds[0] ? `${builds[0].label} does not offer` : `nobody offers`
    const message = `${taker.label} takes ${part}, which ${lacking}; publish ${owner} with it first.`
    return [{ code: 'offer-missing', message }]
  })
}

/**
 * Refuses what modules offer each other as the gate refuses changes of the shared contract: names that could clash,
 * schemas without types, and changes that break a build of another team, whichever of the two is new.
 */
export function offerRefusals(
  candidate: ReadBuild,
  others: readonly ReadBuild[],
  world: ReleaseWorld,
): readonly Refusal[] {
  const { facts } = candidate
  if (facts === undefined || candidate.module === undefined) return []
  const own = { ...candidate, facts }
  const faults = [...nameRefusals(own, world), ...schemaRefusals(own)]
  // A schema that cannot be read is not compared.
  if (faults.length > 0) return faults
  const sides = others.flatMap((other) =>
    other.facts === undefined || other.name === candidate.name
      ? []
      : [{ ...other, facts: other.facts }],
  )
  const served = sides.filter(isServed)
  return [
    ...unofferedRefusals(own, served),
    ...sides.flatMap((taker) => pairRefusals(own, taker, true)),
    ...served.flatMap((owner) => pairRefusals(owner, own, false)),
  ]
}
