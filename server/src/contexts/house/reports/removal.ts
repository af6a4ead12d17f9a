import { BoardId, CommentId, MediaId, PinId } from '@tessera/contracts/ids'
import { appealDays } from '@tessera/contracts/report-kinds'
import { z } from '@tessera/contracts/schema'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { domainFlags } from '../../base/link-lists/tables.ts'
import { users } from '../../identity/index.ts'
import {
  bringBackBoard,
  bringBackComment,
  bringBackPin,
  holdInTrash,
  removeBoard,
  removePin,
  takeComment,
} from '../../pins/index.ts'
import type { Done, reportCases } from '../cases/tables.ts'

/** The thing that a case is about. */
export type CaseSubject = Pick<
  typeof reportCases.$inferSelect,
  'id' | 'kind' | 'subjectId' | 'ownerId'
>

/** Longer than an appeal takes from its last day on. */
const heldDays = appealDays + 60
const source = 'reports'

async function clearProfile(tx: Tx, ownerId: NonNullable<CaseSubject['ownerId']>): Promise<Done> {
  const isIt = eq(users.id, ownerId)
  const [before] = await tx
    .select({
      about: users.about,
      website: users.listedWebsiteUrl,
      portraitId: users.portraitId,
    })
    .from(users)
    .where(isIt)
    .for('update')
  if (before === undefined) return { wasGone: true }
  // The picture is not marked as unused until the case is over.
  await tx.update(users).set({ about: '', listedWebsiteUrl: null, portraitId: null }).where(isIt)
  return { profile: before }
}

/** Removes what a case is about, and returns what brings it back. */
export async function removeSubject(
  tx: Tx,
  ports: Ports,
  { id, kind, subjectId, ownerId }: CaseSubject,
): Promise<Done> {
  const until = new Date(ports.clock.now().getTime() + heldDays * 86_400_000)
  switch (kind) {
    case 'pin': {
      const isRemoved = await removePin(tx, ports, z.parse(PinId, id))
      await holdInTrash(tx, id, until)
      return isRemoved ? {} : { wasGone: true }
    }
    case 'board': {
      const boardId = z.parse(BoardId, subjectId)
      const isRemoved = await removeBoard(tx, ports, boardId)
      if (isRemoved) await holdInTrash(tx, boardId, until)
      return isRemoved ? {} : { wasGone: true }
    }
    case 'comment': {
      const kept = await takeComment(tx, z.parse(CommentId, subjectId))
      if (kept === undefined) return { wasGone: true }
      const { pinId, originId, isOpen, text, createdAt } = kept
      return {
        comment: { pinId, originId, isOpen, text, createdAt: createdAt.toISOString() },
      }
    }
    case 'profile':
      return ownerId === null ? { wasGone: true } : clearProfile(tx, ownerId)
    case 'website': {
      const row = { status: 'blocked', reason: null, createdAt: ports.clock.now() } as const
      await tx
        .insert(domainFlags)
        .values({ ...row, domain: subjectId ?? '', source })
        .onConflictDoNothing()
      return {}
    }
  }
}

async function bringBackProfile(
  tx: Tx,
  ownerId: NonNullable<CaseSubject['ownerId']>,
  { about, website, portraitId }: NonNullable<Done['profile']>,
): Promise<boolean> {
  const isIt = eq(users.id, ownerId)
  const [now] = await tx.select().from(users).where(isIt).for('update')
  if (now === undefined) return false
  // Words that the person wrote since stay.
  await tx
    .update(users)
    .set({
      about: now.about === '' ? about : now.about,
      listedWebsiteUrl: now.listedWebsiteUrl ?? website,
      portraitId: now.portraitId ?? (portraitId === null ? null : z.parse(MediaId, portraitId)),
    })
    .where(isIt)
  return true
}

/** Brings back what a decision removed; false when it can't come back. */
export async function bringBackSubject(
  tx: Tx,
  ports: Ports,
  { id, kind, subjectId, ownerId }: CaseSubject,
  done: Done,
): Promise<boolean> {
  if (done.wasGone === true) return false
  switch (kind) {
    case 'pin':
      return bringBackPin(tx, z.parse(PinId, id))
    case 'board':
      return bringBackBoard(tx, ports, z.parse(BoardId, subjectId))
    case 'comment': {
      if (done.comment === undefined || ownerId === null) return false
      const { pinId, originId, createdAt, ...same } = done.comment
      return bringBackComment(tx, {
        ...same,
        id: z.parse(CommentId, subjectId),
        authorId: ownerId,
        pinId: pinId === null ? null : z.parse(PinId, pinId),
        originId: z.parse(PinId, originId),
        createdAt: new Date(createdAt),
      })
    }
    case 'profile':
      return done.profile === undefined || ownerId === null
        ? false
        : bringBackProfile(tx, ownerId, done.profile)
    case 'website':
      await tx
        .delete(domainFlags)
        .where(and(eq(domainFlags.domain, subjectId ?? ''), eq(domainFlags.source, source)))
      return true
  }
}
