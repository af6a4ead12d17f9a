import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Language } from '@tessera/contracts/language'
import type { Account } from '../../domains/identity/account.ts'
import type { Markup } from '../markup.ts'

/** The person for whom a first screen is drawn. */
export interface Reader {
  readonly brand: string
  readonly language: Language
  readonly viewer: Account | null
  readonly returning: ReturningVisitor | null
}

/**
 * Draws the first screen of a page, which shows until the page's module takes over; undefined where the
 * page starts with something else.
 */
export type DrawFirstScreen = (reader: Reader) => Markup | undefined
