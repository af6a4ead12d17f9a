import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Language } from '@tessera/contracts/language'
import type { Account } from '../../calls/account.ts'

/** The person for whom a first screen is drawn. */
export interface Reader {
  readonly brand: string
  readonly language: Language
  readonly viewer: Account | null
  readonly returning: ReturningVisitor | null
}
