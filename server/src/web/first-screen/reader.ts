import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { ChosenArms } from '@tessera/contracts/experiments'
import type { Language } from '@tessera/contracts/language'
import type { ShownAccount } from '../../contexts/identity/index.ts'

/** The person for whom a first screen is drawn. */
export interface FirstScreenReader {
  readonly brand: string
  readonly language: Language
  readonly viewer: ShownAccount | null
  readonly returning: ReturningVisitor | null
  readonly experiments: ChosenArms
}
