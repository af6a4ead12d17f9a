import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import { useTyped } from '@tessera/module/use-typed'
import { Chip } from '@tessera/ui/chip'
import { SearchField } from '@tessera/ui/field'
import { type ReactElement, useId, useState } from 'react'
import styles from './collaborators.module.css'
import { FoundPeopleList } from './found-people.tsx'
import { ChosenSign, keyOf, SuggestionWords } from './suggestion-row.tsx'
import { useFoundPeople } from './use-found-people.ts'
import { words } from './words.ts'

interface CollaboratorSearchProps {
  readonly chosen: readonly ShareSuggestion[]
  readonly onChange: (chosen: readonly ShareSuggestion[]) => void
  readonly disabled?: boolean
}

function ChosenPeople({
  chosen,
  onChange,
  disabled,
}: CollaboratorSearchProps): ReactElement | null {
  if (chosen.length === 0) return null
  return (
    <ul aria-label={words.chosen()} className={styles.chips}>
      {chosen.map((person) => (
        <li key={keyOf(person)}>
          <Chip
            removable
            disabled={disabled}
            aria-label={words.dropNamed({ name: person.full_name })}
            onClick={() => onChange(chosen.filter((each) => keyOf(each) !== keyOf(person)))}
          >
            <bdi>{person.full_name}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  readonly person: ShareSuggestion
  readonly chosen: boolean
  readonly onToggle: () => void
}

function Row({ person, chosen, onToggle }: RowProps): ReactElement {
  if (person.type === 'email' && !person.is_valid)
    return (
      <div className={styles.row}>
        <SuggestionWords person={person} note={words.keepTyping()} />
      </div>
    )
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={chosen}
      aria-label={words.addNamed({ name: person.full_name })}
      onClick={onToggle}
    >
      <SuggestionWords
        person={person}
        {...(person.type === 'email' ? { note: words.clickToAdd() } : {})}
      />
      <ChosenSign chosen={chosen} />
    </button>
  )
}

/**
 * Chooses whom a board will be shared with, by name or by email, without asking them yet.
 *
 *     <CollaboratorSearch chosen={chosen} onChange={setChosen} />
 */
export function CollaboratorSearch(props: CollaboratorSearchProps): ReactElement {
  const { chosen, onChange, disabled = false } = props
  const id = useId()
  const [term, setTerm] = useState('')
  const [text, type] = useTyped('', setTerm)
  const [open, setOpen] = useState(false)
  const found = useFoundPeople(text.includes('@') ? text.trim() : term)
  const toggle = (person: ShareSuggestion) => {
    const others = chosen.filter((each) => keyOf(each) !== keyOf(person))
    onChange(others.length < chosen.length ? others : [...chosen, person])
    if (person.type === 'email') type('')
  }
  const answered = found.settled && found.term === text.trim() && found.term !== ''
  const first = found.people?.find((person) => person.type !== 'email' || person.is_valid)
  return (
    <fieldset
      className={styles.search}
      aria-labelledby={`${id}-label`}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <span id={`${id}-label`} className={styles.label}>
        {words.add()}
      </span>
      <ChosenPeople {...props} />
      <SearchField
        label={words.search()}
        value={text}
        onChange={type}
        readOnly={disabled}
        aria-describedby={`${id}-hint`}
        autoCapitalize="none"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter selects the first person; it does not submit the form around the field.
          event.preventDefault()
          if (answered && first !== undefined) toggle(first)
        }}
      />
      <p id={`${id}-hint`} className={styles.note}>
        {words.addHint()}
      </p>
      {open && !disabled ? (
        <div className={styles.results}>
          <FoundPeopleList
            found={found}
            row={(person) => (
              <Row
                person={person}
                chosen={chosen.some((each) => keyOf(each) === keyOf(person))}
                onToggle={() => toggle(person)}
              />
            )}
          />
        </div>
      ) : null}
    </fieldset>
  )
}
