import { ModuleDescriptor, type RegisteredModule } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { and, eq, lt, or } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { descriptorOf, missingFiles } from '../registry/build-store.ts'
import { deleteUnfinished } from '../registry/delete-unfinished.ts'
import { builtDescriptor } from '../registry/release-world.ts'
import { moduleRelays } from '../registry/tables.ts'
import type { Publisher } from '../registry/tokens.ts'
import { isRelayOpen, relayBuildsMost, relayEnds } from './relay-rules.ts'

type RelayPorts = Pick<Ports, 'db' | 'clock' | 'keys' | 'moduleFiles' | 'blobs'>
type Relay = typeof moduleRelays.$inferSelect

async function endRelay(
  ports: Pick<Ports, 'db' | 'moduleFiles' | 'blobs'>,
  relay: Relay,
): Promise<void> {
  await ports.db.delete(moduleRelays).where(eq(moduleRelays.id, relay.id))
  for (const build of relay.builds) await deleteUnfinished(ports, { module: relay.module, build })
}

const ofToken = ({ id }: Publisher) => eq(moduleRelays.tokenId, id)

/** Opens a relay of a module, in the place of the one that the same token had. */
export async function openRelay(
  ports: RelayPorts,
  { sender, module }: { readonly sender: Publisher; readonly module: string },
): Promise<{ readonly id: string }> {
  const { db, clock, keys } = ports
  const before = await db
    .select()
    .from(moduleRelays)
    .where(and(ofToken(sender), eq(moduleRelays.module, module)))
  for (const relay of before) await endRelay(ports, relay)
  const now = clock.now()
  const row = { id: keys.next(), module, tokenId: sender.id, builds: [] }
  await db.insert(moduleRelays).values({ ...row, startedAt: now, seenAt: now })
  return { id: row.id }
}

/** The reason a relay can't continue. */
export type RelayFault = 'ended' | 'files-missing'

/** Keeps a relay open with the build that was sent last. Builds before the last few are deleted. */
export async function beatRelay(
  ports: RelayPorts,
  asked: { readonly sender: Publisher; readonly id: string; readonly build: BuildId },
): Promise<RelayFault | undefined> {
  const { db, clock } = ports
  const here = and(eq(moduleRelays.id, asked.id), ofToken(asked.sender))
  const [relay] = await db.select().from(moduleRelays).where(here)
  const now = clock.now()
  if (relay === undefined || !isRelayOpen(relay, now)) return 'ended'
  const { module } = relay
  const named = { module, build: asked.build }
  const descriptor = await descriptorOf(ports, named)
  if (descriptor === undefined) return 'files-missing'
  if ((await missingFiles(ports, named, descriptor)).length > 0) return 'files-missing'
  const all = [asked.build, ...relay.builds.filter((build) => build !== asked.build)]
  const builds = all.slice(0, relayBuildsMost)
  await db.update(moduleRelays).set({ builds, seenAt: now }).where(here)
  for (const build of all.slice(relayBuildsMost)) await deleteUnfinished(ports, { module, build })
  return undefined
}

/** Ends a relay, and deletes what was sent for it. */
export async function closeRelay(
  ports: RelayPorts,
  asked: { readonly sender: Publisher; readonly id: string },
): Promise<void> {
  const here = and(eq(moduleRelays.id, asked.id), ofToken(asked.sender))
  for (const relay of await ports.db.select().from(moduleRelays).where(here))
    await endRelay(ports, relay)
}

/** Returns the module that a relay serves now; undefined when it has ended or sent nothing. */
export async function relayedModule(
  ports: Pick<Ports, 'db' | 'clock' | 'settings'>,
  asked: { readonly module: string; readonly relay: string },
): Promise<RegisteredModule | undefined> {
  const here = and(eq(moduleRelays.id, asked.relay), eq(moduleRelays.module, asked.module))
  const [relay] = await ports.db.select().from(moduleRelays).where(here)
  const build = relay?.builds[0]
  if (relay === undefined || build === undefined) return undefined
  if (!isRelayOpen(relay, ports.clock.now())) return undefined
  const built = await builtDescriptor(ports.db, { module: relay.module, build })
  const { data: descriptor } = z.safeParse(ModuleDescriptor, built)
  const base = `${ports.settings.moduleStoreUrl}${relay.module}/${build}/`
  return descriptor && { base, enabled: true, descriptor }
}

/** Ends relays whose machine says nothing any more. */
export async function sweepRelays(
  ports: Pick<Ports, 'db' | 'clock' | 'moduleFiles' | 'blobs'>,
): Promise<void> {
  const { seenBefore, startedBefore } = relayEnds(ports.clock.now())
  const isOver = or(lt(moduleRelays.seenAt, seenBefore), lt(moduleRelays.startedAt, startedBefore))
  for (const relay of await ports.db.select().from(moduleRelays).where(isOver))
    await endRelay(ports, relay)
}
