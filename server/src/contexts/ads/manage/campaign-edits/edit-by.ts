import type { UserId } from '@tessera/contracts/ids'
import type { Language } from '@tessera/contracts/language'
import type { AdAccount } from '../../accounts/campaigns/acting-account.ts'

/** The editor of campaigns, their ad account and their tool. */
export interface EditBy {
  readonly account: AdAccount
  /** Null for a program, and for the service itself. */
  readonly actorId: UserId | null
  /** The name of the rule that does it, for the history of changes. */
  readonly rule?: string
  /** The tool that campaigns are created with. */
  readonly madeWith: string
  /** The language of the faults. */
  readonly language: Language
}
