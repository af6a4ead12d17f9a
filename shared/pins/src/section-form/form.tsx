import type { ReactElement, ReactNode } from 'react'
import { NameForm } from '../name-form/name-form.tsx'
import type { SectionDraft, SectionDraftEvent } from './draft.ts'
import { mayAdd, sectionFault } from './draft.ts'
import { words } from './words.ts'

interface SectionFormProps {
  readonly draft: SectionDraft
  readonly onEvent: (event: SectionDraftEvent) => void
  /** Called only with a valid draft. */
  readonly onAdd: () => void
  /** Drawn below the field, such as suggested names. */
  readonly children?: ReactNode
}

/** The form of a new section: its name. */
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
