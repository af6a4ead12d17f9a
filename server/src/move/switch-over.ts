import type { Db } from '../platform/database/port.ts'
import { endMark, removeMark } from './mark.ts'
import type { StoreEnds } from './move-store.ts'
import { markMoved, movedTo, removeJournal, unmarkMoved } from './store.ts'

/** The ends of a move whose rows and files are equal. */
interface EqualEnds {
  readonly source: Pick<Db, 'execute'>
  /** Undefined where only files moved. */
  readonly target: Pick<Db, 'execute'> | undefined
  readonly stores: readonly StoreEnds[]
}

/**
 * Closes the source for every service, and then opens the target for one. Ended at any point, no service can use
 * both, and it goes on when it is repeated.
 */
export async function switchOver({ source, target, stores }: EqualEnds): Promise<void> {
  for (const end of stores)
    if ((await movedTo(end.source.blobs)) === undefined)
      await markMoved(end.source.blobs, end.target.place, new Date())
  if (target === undefined) await removeMark(source)
  else await endMark(source)
  for (const { target: there } of stores) {
    // It was the source of an earlier move, in the other direction.
    await unmarkMoved(there.blobs)
    await removeJournal(there)
  }
  if (target !== undefined) await removeMark(target)
}
