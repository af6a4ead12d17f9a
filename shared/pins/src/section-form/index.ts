export { createSectionFrom } from './create-section.ts'
export {
  emptySectionDraft,
  mayAdd,
  nextSectionDraft,
  type SectionDraft,
  type SectionDraftEvent,
} from './draft.ts'
export { SectionForm } from './form.tsx'
