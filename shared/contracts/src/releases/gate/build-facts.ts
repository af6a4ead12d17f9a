import { z } from '@tessera/contracts/schema'
import { FilePath, ModuleDescriptor, ShellFiles } from '../../registry.ts'

const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/))
/** An event and its version, as save.requested@1. */
const eventName = z.string().check(z.regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*@\d+$/), z.maxLength(80))
/** A part that a module offers to other teams, as event events.chosen@1. */
const offerName = z
  .string()
  .check(z.regex(/^(?:event|request|slot) [a-z][a-z0-9-]*(\.[a-z0-9-]+)+@\d+$/), z.maxLength(100))
const packageName = z.string().check(z.maxLength(200))

/** The JSON schemas of an offered part: of its payload, and of the answer to a request that has one. */
const Offer = z.object({ schema: z.unknown(), answer: z.optional(z.unknown()) })

/** The facts that a build computes about itself for the gate. They stay out of documents. */
export const BuildFacts = z.object({
  /** The version of the contracts that it was built with. */
  contracts: version,
  /** The events that its sources send. */
  emits: z.array(eventName),
  /** The events that it hears, with the JSON schema that it parses each payload with. */
  hears: z.record(eventName, z.unknown()),
  /** The payloads that its tests recorded (shared/testing/src/record-samples.ts). */
  samples: z.record(eventName, z.array(z.unknown()).check(z.maxLength(100))),
  /** The packages that it takes from the shell. */
  shares: z.array(packageName),
  /** The installed versions of the packages of `shares`. Earlier builds have none. */
  versions: z.optional(z.record(packageName, z.string().check(z.maxLength(100)))),
  /** The events, requests and slots that it offers to other modules. Earlier builds have none. */
  offers: z.optional(z.record(offerName, Offer)),
  /** The parts that it takes from other modules, as they were when its types were written. */
  takes: z.optional(z.record(offerName, Offer)),
  /** The packages in its own files. */
  bundles: z.array(packageName),
  /** The brotli bytes of its scripts and styles. */
  sizes: z.record(FilePath, z.int().check(z.gte(0))),
  /** The brotli bytes that its heaviest view may load, from its module.ts. */
  budget: z.optional(z.int().check(z.gte(1))),
  /** The team that owns it, as CODEOWNERS of its repository names it. */
  team: z.optional(z.string().check(z.maxLength(100))),
})

/** The whole `module.json` of a build: the descriptor, and what the gate asks of new builds. */
export const GatedModule = z.extend(ModuleDescriptor, {
  /** The calls, events and other parts of the contract that it uses. */
  uses: z.array(z.string()),
  facts: BuildFacts,
})

/** The whole `shell.json` of a build. `contract` is the version of the contracts that the shell provides. */
export const GatedShell = z.extend(ShellFiles, {
  contract: version,
  /** The shell's own version, for people; earlier builds have none. */
  version: z.optional(version),
  /** The number of the way in which the shell loads modules (abi.ts); 1 without it. */
  abi: z.optional(z.int().check(z.gte(1))),
  facts: BuildFacts,
})

export type Offer = z.infer<typeof Offer>
export type BuildFacts = z.infer<typeof BuildFacts>
