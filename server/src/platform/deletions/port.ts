/** The end or return of an account, in the list that outlives the database. */
export interface AccountDeletion {
  readonly at: Date
  readonly user: string
  /** closed: the owner asked for the deletion; returned: changed their mind; deleted: its rows go now. */
  readonly kind: 'closed' | 'returned' | 'deleted'
}

/**
 * The list of deletions, kept outside of the database and its backups: a restored backup holds accounts that
 * were deleted after it.
 */
export interface Deletions {
  /** Appends to the list. It's on the disk when this returns. */
  note(deletion: AccountDeletion): Promise<void>
}
