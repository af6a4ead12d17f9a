import type { Board, Section } from '@tessera/contracts/entities/board'
import { useDraft } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import styles from '../board-edit/board-form.module.css'
import { useStanding } from '../board-edit/board-standing.ts'
import { keptSectionNames } from './kept-section-names.ts'
import { renameSection } from './rename-section.ts'
import { sectionNameFault } from './section-draft.ts'
import { words } from './words.ts'

interface EditSectionProps {
  readonly board: Board
  readonly section: Section
  readonly onClose: () => void
}

function useSectionName({ board, section, onClose }: EditSectionProps) {
  const shell = useShell()
  const { subject } = useStanding(board)
  const { draft, write, done } = useDraft({
    kept: keptSectionNames,
    id: section.id,
    saved: { name: section.title },
  })
  const { name } = draft
  const [refusal, setRefusal] = useState<string | undefined>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fault = sectionNameFault(name) ?? refusal

  async function save(): Promise<void> {
    if (busy || fault !== undefined) return
    setBusy(true)
    const said = await renameSection(shell, { board, section }, name, subject)
    setBusy(false)
    if (said !== null) {
      setRefusal(said)
      field.current?.focus()
      return
    }
    done()
    shell.toast({ text: words.saved(), tone: 'good' })
    onClose()
  }

  const rename = (next: string) => {
    setRefusal(undefined)
    write({ name: next })
  }
  return { name, write: rename, busy, fault, field, save, changed: name.trim() !== section.title }
}

/** Names a section anew; what is written is kept until it is saved. */
export function EditSectionModal(props: EditSectionProps): ReactElement {
  const { name, write, busy, fault, field, save, changed } = useSectionName(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Modal title={words.title()} backdropCloses={!changed} closable={!busy} onClose={props.onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          ref={field}
          label={words.name()}
          name="section-name"
          autoComplete="off"
          enterKeyHint="done"
          data-autofocus
          value={name}
          readOnly={busy}
          error={fault}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <div className={styles.foot}>
          <Button type="submit" kind="primary" busy={busy} disabled={!busy && fault !== undefined}>
            {words.save()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
