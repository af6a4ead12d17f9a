import type { ReactElement, ReactNode } from 'react'
import { NameForm } from '../name-form/name-form.tsx'
import type { SectionDraft, SectionDraftEvent } from './draft.ts'
import { mayAdd, sectionFault } from './draft.ts'
import { words } from './words.ts'

interface SectionFormProps {
  readonly draft: SectionDraft
  readonly onEvent: (event: SectionDraftEvent) => void
  /** Asked for with a draft that may become a section. */
  readonly onAdd: () => void
  /** What stands below the field, as names to choose from. */
  readonly children?: ReactNode
}

/** The one form that adds a section: its name. */
export function SectionForm({ draft, onEvent, onAdd, children }: SectionFormProps): ReactElement {
  return (
    <NameForm
      draft={draft}
      fault={sectionFault(draft)}
      field={{ name: 'section-name', label: words.name(), example: words.nameExample() }}
      verb={words.add()}
      may={mayAdd(draft)}
      onName={(name) => onEvent({ type: 'named', name })}
      onDone={onAdd}
    >
      {children}
    </NameForm>
  )
}
