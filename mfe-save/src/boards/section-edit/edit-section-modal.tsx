import { bind, type Command, defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { updateSection } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { keepDrafts, useDraft } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useRef } from 'react'
import { useStanding } from '../board/board-standing.ts'
import styles from '../board-edit/board-form.module.css'
import { words } from './words.ts'

interface Renaming {
  readonly section: Section
  readonly name: string
  readonly subject: { readonly orbac_subject_id?: string }
}

const renameSection: Command<Renaming, Section> = defineCommand(
  async (client, { section, name, subject }: Renaming) =>
    name === section.title
      ? { ok: true, data: section, bookmark: null }
      : client.call(updateSection, { section_id: section.id, name, ...subject }),
  {
    name: 'rename-section',
    key: ({ section }) => section.id,
    confirm: ({ id, title, slug }, _, draft) => draft.patch('section', id, { title, slug }),
    undo: (renamed, { section, subject }) =>
      renamed.title === section.title
        ? undefined
        : bind(renameSection, { section: renamed, name: section.title, subject }),
    say: { done: () => words.saved() },
    refusals: 'inline',
  },
)

const keptSectionNames = keepDrafts('section', z.object({ name: z.string() }))

/** Returns the error of a section's name. */
function nameFault(name: string): string | undefined {
  if (name === '') return words.nameBlank()
  const { sectionTitleMax: maxLength } = limits
  return [...name].length > maxLength ? words.nameLong({ maxLength }) : undefined
}

interface EditSectionProps {
  readonly board: Board
  readonly section: Section
  readonly onClose: () => void
}

/** Renames a section. Keeps what was typed until it is saved. */
export function EditSectionModal({ board, section, onClose }: EditSectionProps): ReactElement {
  const { subject } = useStanding(board)
  const { draft, write, done } = useDraft({
    kept: keptSectionNames,
    id: section.id,
    saved: { name: section.title },
  })
  const { run, busy, formRefusal, clear } = useCommand(renameSection)
  const field = useRef<HTMLInputElement>(null)
  const name = draft.name.trim()
  const fault = nameFault(name) ?? formRefusal

  async function save(): Promise<void> {
    if (fault !== undefined) return
    const { state } = await run({ section, name, subject })
    if (state === 'refused') field.current?.focus()
    if (state !== 'done') return
    done()
    onClose()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Modal
      title={words.title()}
      backdropCloses={name === section.title}
      closable={!busy}
      onClose={onClose}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          ref={field}
          label={words.name()}
          name="section-name"
          autoComplete="off"
          enterKeyHint="done"
          data-autofocus
          value={draft.name}
          readOnly={busy}
          error={fault}
          onChange={({ currentTarget }) => {
            clear()
            write({ name: currentTarget.value })
          }}
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
