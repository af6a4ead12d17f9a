import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { Tx } from '../../../platform/database/port.ts'
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
} from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { moduleBuilds } from '../registry/tables.ts'
import { isTokenLive, type Publisher } from '../registry/tokens.ts'
import { lockReleases, raiseVersion, recordChange } from '../registry/write-release.ts'
import { columnsOf, keptTagsMax, previewsMax } from './rules.ts'
import { isLiving, type Preview, tagsOf } from './store.ts'
import { modulePreviews, modulePreviewTags } from './tables.ts'

/** A preview to make, and who asks for it. */
interface AskedPreview {
  readonly sender: Publisher
  readonly module: string
  readonly builds: Readonly<Record<string, BuildId>>
  readonly tags: readonly string[]
  readonly why: string
}

const idLength = 16

/** True when each build of a preview is admitted. */
async function areAdmitted(tx: Tx, builds: readonly BuildId[]): Promise<boolean> {
  const here = and(inArray(moduleBuilds.id, [...builds]), isNotNull(moduleBuilds.admittedAt))
  const [row] = await tx.select({ found: count() }).from(moduleBuilds).where(here)
  return row?.found === new Set(builds).size
}

/**
 * Makes a preview, or finds the living one of the same builds. Its tags mean this preview from now on. Returns
 * undefined when a build was deleted or the token revoked meanwhile.
 */
export async function makePreview(
  { db, clock, keys }: Pick<Ports, 'db' | 'clock' | 'keys'>,
  { sender, module, builds, tags, why }: AskedPreview,
): Promise<Preview | undefined> {
  const now = clock.now()
  const columns = columnsOf(builds)
  return db.transaction(async (tx) => {
    // The sweep deletes no build, and no token's previews end, until the preview is written.
    await lockReleases(tx)
    const mayMake =
      (await areAdmitted(tx, columns.builds)) && (await isTokenLive({ db: tx, clock }, sender.id))
    if (!mayMake) return undefined
    const same = and(
      eq(modulePreviews.module, module),
      eq(modulePreviews.builds, columns.builds),
      isLiving(now),
    )
    const [found] = await tx.update(modulePreviews).set({ visitedAt: now }).where(same).returning()
    const row = { id: keys.next().slice(0, idLength), module, ...columns, why }
    const by = { tokenId: sender.id, madeBy: sender.name, madeAt: now, visitedAt: now }
    const [preview = found] =
      found === undefined
        ? await tx
            .insert(modulePreviews)
            .values({ ...row, ...by })
            .returning()
        : []
    if (preview === undefined) throw new Error('The preview was not written.')
    await addTags(tx, preview.id, tags, now)
    await makeRoom(tx, module, now)
    return preview
  })
}

async function addTags(tx: Tx, preview: string, tags: readonly string[], at: Date): Promise<void> {
  if (tags.length === 0) return
  await tx
    .insert(modulePreviewTags)
    .values([...new Set(tags)].map((tag) => ({ preview, tag, at })))
    .onConflictDoUpdate({
      target: [modulePreviewTags.preview, modulePreviewTags.tag],
      set: { at },
    })
  const old = ((await tagsOf(tx, [preview])).get(preview) ?? []).slice(keptTagsMax)
  if (old.length === 0) return
  await tx
    .delete(modulePreviewTags)
    .where(and(eq(modulePreviewTags.preview, preview), inArray(modulePreviewTags.tag, old)))
}

/** Ends the previews of a module that were visited longest ago, beyond the most that it may have. */
async function makeRoom(tx: Tx, module: string, now: Date): Promise<void> {
  const old = await tx
    .select({ id: modulePreviews.id })
    .from(modulePreviews)
    .where(and(eq(modulePreviews.module, module), isLiving(now)))
    .orderBy(desc(modulePreviews.visitedAt), desc(modulePreviews.madeAt))
    .offset(previewsMax)
  const ids = old.map(({ id }) => id)
  if (ids.length > 0)
    await tx.update(modulePreviews).set({ endedAt: now }).where(inArray(modulePreviews.id, ids))
}

type RevokePorts = Pick<Ports, 'db' | 'clock' | 'live' | 'releases'>

/** Ends the previews that a condition selects, as a change of the registry; returns how many. */
async function endPreviews(
  { db, clock, live, releases }: RevokePorts,
  condition: SQL,
  change: Readonly<Record<'who' | 'why' | 'what', string>> & { readonly module: string | null },
): Promise<number> {
  const at = clock.now()
  const ended = await db.transaction(async (tx) => {
    await lockReleases(tx)
    const here = and(condition, isNull(modulePreviews.endedAt))
    const rows = await tx.update(modulePreviews).set({ endedAt: at }).where(here).returning()
    if (rows.length === 0) return 0
    const version = await raiseVersion(tx, null)
    if (version === undefined) throw new Error('The registry has no version.')
    await recordChange(tx, { version, at, ...change })
    live.publish('registry', { kind: 'changed', id: String(version) })
    return rows.length
  })
  releases.lookAgain()
  return ended
}

/** Revokes a preview; false when it has ended meanwhile. */
export async function revokePreview(
  ports: RevokePorts,
  { id, module }: Preview,
  { who, why }: { readonly who: string; readonly why: string },
): Promise<boolean> {
  const change = { who, why, what: `revoke the preview ${id}`, module }
  return (await endPreviews(ports, eq(modulePreviews.id, id), change)) > 0
}

/** Ends the previews that a token made. */
export const endPreviewsOf = (ports: RevokePorts, tokenId: string): Promise<number> =>
  endPreviews(ports, eq(modulePreviews.tokenId, tokenId), {
    who: 'the operator',
    why: 'its token is revoked',
    what: `end the previews of the token ${tokenId}`,
    module: null,
  })
