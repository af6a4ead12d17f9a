export { DraftNotice } from './draft-notice.tsx'
export { type KeptDrafts, keepDrafts } from './keep-drafts.ts'
export { Overtaken } from './overtaken.tsx'
export { type DraftOfForm, useDraft } from './use-draft.ts'
