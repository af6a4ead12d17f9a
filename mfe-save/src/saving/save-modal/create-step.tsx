import type { PinId } from '@tessera/contracts/ids'
import type { ReactElement } from 'react'
import type { Acting } from '../acting/acting.ts'
import { BoardForm } from '../board-form/form.tsx'
import { CollaboratorSearch } from '../collaborators/collaborator-search.tsx'
import { SectionForm } from '../section-form/form.tsx'
import { SuggestedNames } from '../suggested-names/suggested-names.tsx'
import { useSuggestedNames } from '../suggested-names/use-suggested-names.ts'
import styles from './overlay.module.css'
import type { SaveFlow } from './use-save-flow.ts'
import { words } from './words.ts'

interface CreateStepProps {
  readonly flow: SaveFlow
  readonly pinId: PinId
}

/** The form of a new board, with names that would suit the pin. */
export function CreateBoardStep({
  flow,
  pinId,
  acting,
  taken,
}: CreateStepProps & {
  readonly acting: Acting
  readonly taken: readonly string[]
}): ReactElement {
  const { state, editDraft } = flow
  const { draft } = state
  const names = useSuggestedNames(pinId, taken)
  return (
    <div className={styles.form}>
      <BoardForm
        draft={draft}
        onEvent={editDraft}
        onCreate={flow.create}
        isProtected={acting.advertiser !== null}
        people={
          acting.isSelf ? (
            <CollaboratorSearch
              chosen={draft.invited}
              disabled={draft.saving}
              onChange={(people) => editDraft({ type: 'invited', people })}
            />
          ) : null
        }
        names={
          <SuggestedNames
            title={words.suggestedBoards()}
            names={names}
            chosen={draft.name}
            disabled={draft.saving}
            onChoose={(name) => editDraft({ type: 'named', name })}
          />
        }
      />
    </div>
  )
}

/** The form of a new section, with names that would suit the pin. */
export function AddSectionStep({ flow, pinId }: CreateStepProps): ReactElement {
  const { section } = flow.state
  const names = useSuggestedNames(pinId, [])
  return (
    <div className={styles.form}>
      <SectionForm draft={section} onEvent={flow.editSection} onAdd={flow.addSection}>
        <SuggestedNames
          title={words.suggestedSections()}
          names={names}
          chosen={section.name}
          disabled={section.saving}
          onChoose={(name) => flow.editSection({ type: 'suggestion-taken', name })}
        />
      </SectionForm>
    </div>
  )
}
