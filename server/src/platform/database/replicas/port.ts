import type { Db } from '../port.ts'

/**
 * The handle of a read that may be late, which is a replica's or the primary database's. Its type refuses what
 * writes; sessions of a replica are read-only, and so is its server.
 */
export type Reader = Db & {
  readonly insert: never
  readonly update: never
  readonly delete: never
  readonly transaction: never
  readonly refreshMaterializedView: never
}

/** A replica that was chosen for a read. */
export interface ChosenReplica {
  readonly reader: Db
  /** Leaves the replica out until it answers again. */
  leaveOut(why: string): void
}

/** The reason that a read goes to the primary database. */
export type NoReplica = 'behind' | 'none'

/** The state of a replica. */
export interface ReplicaState {
  /** Its host and database, without a password. */
  readonly place: string
  /** The reason that it isn't read; undefined while it is. */
  readonly leftOut: string | undefined
  /** The seconds by which its reads may be late; undefined while nobody knows. */
  readonly lagSeconds: number | undefined
}

/** The databases that follow the primary one. */
export interface Replicas {
  /** False without replicas; then nothing is asked of the primary database either. */
  readonly areConfigured: boolean
  /** For so long a sender tells its position: by then each replica in use has replayed it. */
  readonly positionSeconds: number
  /** Chooses a replica that has replayed a position. */
  choose(position: bigint): Promise<ChosenReplica | NoReplica>
  /** Returns the position that the primary database has reached; one beyond all when it can't be asked. */
  position(): Promise<bigint>
  states(): readonly ReplicaState[]
  close(): Promise<void>
}

/** Everything is read from the primary database. */
export const noReplicas: Replicas = {
  areConfigured: false,
  positionSeconds: 0,
  choose: async () => 'none',
  position: async () => 0n,
  states: () => [],
  close: async () => {},
}

/** Thrown by a read of a replica that needs the primary database; the read runs again there. */
export class PrimaryNeeded extends Error {
  /** `newer` for what was written just now, which the sender's next reads need too. */
  readonly needs: 'newer' | 'own'

  constructor(needs: PrimaryNeeded['needs']) {
    super('The read needs the primary database.')
    this.needs = needs
  }
}

const replicas = new WeakSet<object>()

/** True for the handle of a replica. */
const isReplica = (db: object): boolean => replicas.has(db)

/**
 * Runs a read of a replica again on the primary database, from its start: it needs its sender's own things, as
 * they are on all of their devices, or something that was written just now.
 */
export function needPrimary(db: object, needs: PrimaryNeeded['needs']): void {
  if (isReplica(db)) throw new PrimaryNeeded(needs)
}

/** Makes the handle of a replica known as one. */
export function replicaOf(db: Db): Db {
  replicas.add(db)
  return db
}
