import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { Tx } from '../../../platform/database/port.ts'
import { and, desc, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Publisher } from '../registry/tokens.ts'
import { raiseVersion, recordChange } from '../registry/write-release.ts'
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

/** Makes a preview, or finds the living one of the same builds. Its tags mean this preview from now on. */
export async function makePreview(
  { db, clock, keys }: Pick<Ports, 'db' | 'clock' | 'keys'>,
  { sender, module, builds, tags, why }: AskedPreview,
): Promise<Preview> {
  const now = clock.now()
  const columns = columnsOf(builds)
  return db.transaction(async (tx) => {
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

/** Revokes a preview, as a change of the registry; false when it has ended meanwhile. */
export async function revokePreview(
  { db, clock, live, releases }: Pick<Ports, 'db' | 'clock' | 'live' | 'releases'>,
  { id, module }: Preview,
  { who, why }: { readonly who: string; readonly why: string },
): Promise<boolean> {
  const at = clock.now()
  const isMade = await db.transaction(async (tx) => {
    const here = and(eq(modulePreviews.id, id), isNull(modulePreviews.endedAt))
    const ended = await tx.update(modulePreviews).set({ endedAt: at }).where(here).returning()
    if (ended.length === 0) return false
    const version = await raiseVersion(tx, null)
    if (version === undefined) throw new Error('The registry has no version.')
    const what = `revoke the preview ${id}`
    await recordChange(tx, { version, at, who, why, what, module })
    live.publish('registry', { kind: 'changed', id: String(version) })
    return true
  })
  releases.lookAgain()
  return isMade
}
