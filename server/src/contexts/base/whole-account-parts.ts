import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../platform/database/port.ts'
import type { Ports } from '../../ports.ts'
import type { Sql } from './sql.ts'

/** Rows of a member in the download of their account. */
export interface ExportedPart {
  /** The file that holds them, `data/<file>.json`. */
  readonly file: string
  /** Their name in the file, when several parts share it. */
  readonly name?: string
  load(db: Sql, id: UserId): Promise<unknown>
}

/** The account that is deleted. Its row is locked. */
export interface DeletedAccount {
  readonly id: UserId
  readonly username: string
}

/** A domain's part in the deletion of an account, under the name that tables state (`deletedBy`). */
export type DeletedPart = { readonly name: string } & (
  | {
      /**
       * Before the account, in transactions of its own: for files, and for more rows than one
       * transaction takes. It runs again after an interruption.
       */
      readonly when: 'before'
      run(ports: Ports, id: UserId, signal: AbortSignal): Promise<void>
    }
  | {
      /** In the transaction that deletes the account, for rows that don't go with its row. */
      readonly when: 'with'
      run(tx: Tx, account: DeletedAccount, now: Date): Promise<void>
    }
)
