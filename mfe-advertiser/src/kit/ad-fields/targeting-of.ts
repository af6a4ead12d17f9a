import type { PromoteDraft } from './promote-draft.ts'

type People = Pick<PromoteDraft, 'countries' | 'isAutomatic' | 'ages' | 'genders' | 'interests'>

/** A form that chooses people, whatever else it has. */
export interface PeopleForm {
  readonly draft: People
  readonly write: (change: Partial<People>) => void
  readonly locale: string
}
