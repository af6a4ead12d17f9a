import { useStore } from '@nanostores/react'
import type { BoardNote } from '@tessera/contracts/entities/board-note'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import * as icons from '@tessera/ui/icons'
import { Menu } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { relativeTime } from '../../pins/comments/relative-time.ts'
import styles from './board-notes.module.css'
import { deleteOneNote } from './note-commands.ts'
import { words } from './words.ts'

interface NoteCardProps {
  readonly note: BoardNote
  readonly onEdit: () => void
}

/** The part of a text that a card shows before 'Read more'. */
const shown = { characters: 280, lines: 6 }

const isLong = (text: string): boolean =>
  text.length > shown.characters || text.split('\n').length > shown.lines

/** Returns the name of a note: its title, else the start of its text. */
export function noteName({ title, text }: BoardNote): string {
  const name = title === '' ? (text.split('\n')[0] ?? '') : title
  return name.length > limits.textMax ? `${name.slice(0, limits.textMax)}…` : name
}

function Byline({ note }: { readonly note: BoardNote }): ReactElement {
  const locale = useStore(useShell().$locale)
  const at = note.edited_at ?? note.created_at
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const when = relativeTime(at, Date.now(), locale)
  return (
    <p className={styles.byline}>
      <bdi>{note.author?.full_name ?? words.nobody()}</bdi>
      {' · '}
      <time dateTime={at} title={exact.format(Date.parse(at))}>
        {note.edited_at === null ? when : words.edited({ when })}
      </time>
      {note.readers === 'people' ? ` · ${words.forPeople()}` : ''}
    </p>
  )
}

function Text({ text }: { readonly text: string }): ReactElement | null {
  const [open, setOpen] = useState(false)
  if (text === '') return null
  return (
    <>
      <p className={styles.text} dir="auto" data-clamped={(isLong(text) && !open) || undefined}>
        {text}
      </p>
      {isLong(text) ? (
        <button
          type="button"
          className={styles.readOn}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? words.readLess() : words.readOn()}
        </button>
      ) : null}
    </>
  )
}

/** A note on its board. People who may change it have a menu. */
export function NoteCard({ note, onEdit }: NoteCardProps): ReactElement {
  const { commands } = useShell()
  return (
    <article className={styles.card} aria-label={noteName(note)}>
      {note.can_edit ? (
        <div className={styles.menu}>
          <Menu
            size="small"
            label={words.acts({ note: noteName(note) })}
            items={[
              { id: 'edit', label: words.edit(), icon: icons.edit, onSelect: onEdit },
              {
                id: 'drop',
                label: words.drop(),
                icon: icons.trash,
                tone: 'bad',
                onSelect: () => void commands.run(deleteOneNote, note),
              },
            ]}
          />
        </div>
      ) : null}
      {note.title === '' ? null : (
        <h3 className={styles.name} dir="auto">
          {note.title}
        </h3>
      )}
      <Text text={note.text} />
      <Byline note={note} />
    </article>
  )
}
