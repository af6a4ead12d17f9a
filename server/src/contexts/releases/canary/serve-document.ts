import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import type { Visit } from '../../../calls/visit.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { type ChosenRegistry, chosenRegistry, type Overridden } from './chosen-registry.ts'
import { signDocument } from './signed-set.ts'
import { addServed, keepSet } from './store.ts'

/** The modules of one document, and its signed set. */
export interface DocumentModules {
  readonly registry: Registry
  /** The id of each module's build. */
  readonly builds: ChosenRegistry['builds']
  readonly served: string
  readonly overridden: Overridden | null
  readonly shell: ShellFiles
}

/** Writes counted documents, once for all of a second. A failure to write delays no document. */
export async function writeServed(ports: Ports): Promise<void> {
  const counts = ports.served.take()
  try {
    if (counts.length > 0) await addServed(ports.db, counts)
  } catch (cause) {
    ports.served.putBack(counts)
    ports.log.warn('canary.not-counted', { cause: causeText(cause) })
  }
}

const keptSets = new WeakMap<Ports['releases'], Map<string, number>>()
const rememberedMost = 1_000

/** Milliseconds after which a set is kept again, so that its row says that documents are still served it. */
const keptAgain = 86_400_000

/** Keeps a set when this instance serves it for the first time in a day. */
async function keepOnce(
  ports: Ports,
  { id, kept: builds, overridden }: ChosenRegistry,
): Promise<void> {
  const kept = keptSets.get(ports.releases) ?? new Map<string, number>()
  keptSets.set(ports.releases, kept)
  const at = ports.clock.now()
  const last = kept.get(id) ?? Number.NEGATIVE_INFINITY
  if (at.getTime() - last < keptAgain) return
  if (kept.size >= rememberedMost) kept.clear()
  kept.set(id, at.getTime())
  try {
    await keepSet(ports.db, { id, builds, overridden: overridden !== null, at })
  } catch (cause) {
    kept.delete(id)
    ports.log.warn('canary.set-not-kept', { cause: causeText(cause) })
  }
}

/** Returns the modules that a document is served, counts it, and signs it for its reports. */
export async function serveDocument(
  visit: Visit,
  switchOff: readonly string[],
): Promise<DocumentModules> {
  const { ports } = visit
  const choice = await chosenRegistry(visit, switchOff)
  const { registry, builds, canaries, id, overridden, shell } = choice
  for (const running of canaries) {
    const isCanary = builds[running.module] === running.canary
    ports.served.add(running, isCanary ? 'canary' : 'control')
  }
  const now = ports.clock.now()
  void keepOnce(ports, choice)
  if (ports.served.isDue(now.getTime())) void writeServed(ports)
  const document = ports.keys.next()
  const served = signDocument(ports.secrets, { set: id, document, at: now })
  return { registry, builds, served, overridden, shell }
}
