import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { RuleDraft, RuleFault } from './draft.ts'

/** The props of each group of fields of a rule. */
export interface FieldsProps {
  readonly account: Advertiser
  readonly draft: RuleDraft
  readonly faults: readonly RuleFault[]
  readonly change: (part: Partial<RuleDraft>) => void
}
