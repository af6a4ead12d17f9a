import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { PinId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { type Acting, advertiserOption } from '@tessera/pins/acting'
import { SectionChooser } from '@tessera/pins/board-chooser'
import { BoardForm } from '@tessera/pins/board-form'
import { SectionForm } from '@tessera/pins/section-form'
import { type ReactElement, useState } from 'react'
import { CollaboratorSearch } from '../collaborators/collaborator-search.tsx'
import { SuggestedNames, useSuggestedNames } from '../suggested-names/suggested-names.tsx'
import { words as common } from '../words.ts'
import type { SaveState } from './flow.ts'
import styles from './overlay.module.css'
import { type SaveContext, saveModalTitle } from './title.ts'
import type { SaveFlow } from './use-save-flow.ts'
import { words } from './words.ts'

interface ChooseSectionProps {
  readonly flow: SaveFlow
  readonly state: Extract<SaveState, { readonly kind: 'choose-section' }>
  readonly context: SaveContext
  readonly acting: Acting
}

/** Labels of the rows that save to a board or a section. */
export const purpose = {
  action: (board: string) => common.saveTo({ board }),
  get button() {
    return common.save()
  },
}

/** Lists the sections of the chosen board, and the board itself. */
export function ChooseSectionStep(props: ChooseSectionProps): ReactElement {
  const { flow, state, context, acting } = props
  const { board, saving, refusal } = state
  const [search, setSearch] = useState('')
  const { client } = useShell()
  const asked = { board_id: board.id, ...advertiserOption(acting) }
  const sections = useQuery(queryOptions(client, sectionsToSaveTo, asked))
  return (
    <SectionChooser
      {...{ board, sections, purpose }}
      whole="board"
      search={{ text: search, onSearch: setSearch }}
      pending={saving}
      onChoose={flow.chooseSection}
      create={{ onCreate: flow.addNamed, busy: saving === 'new', refusal }}
      foot={{ label: saveModalTitle('add-section', context), onOpen: flow.openCreate }}
    />
  )
}

interface CreateStepProps {
  readonly flow: SaveFlow
  readonly pinId: PinId
}

/** The form of a new board, with suggested names. */
export function CreateBoardStep({
  flow,
  pinId,
  acting,
  taken,
}: CreateStepProps & {
  readonly acting: Acting
  readonly taken: readonly string[]
}): ReactElement {
  const { draft, editDraft } = flow
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
              disabled={draft.kind === 'saving'}
              onChange={(people) => editDraft({ type: 'invited', people })}
            />
          ) : null
        }
        names={
          <SuggestedNames
            title={words.suggestedBoards()}
            names={names}
            chosen={draft.name}
            disabled={draft.kind === 'saving'}
            onChoose={(name) => editDraft({ type: 'named', name })}
          />
        }
      />
    </div>
  )
}

/** The form of a new section, with suggested names. */
export function AddSectionStep({ flow, pinId }: CreateStepProps): ReactElement {
  const { section } = flow
  const names = useSuggestedNames(pinId, [])
  return (
    <div className={styles.form}>
      <SectionForm draft={section} onEvent={flow.editSection} onAdd={flow.addSection}>
        <SuggestedNames
          title={words.suggestedSections()}
          names={names}
          chosen={section.name}
          disabled={section.kind === 'saving'}
          onChoose={(name) => flow.editSection({ type: 'suggestion-taken', name })}
        />
      </SectionForm>
    </div>
  )
}
