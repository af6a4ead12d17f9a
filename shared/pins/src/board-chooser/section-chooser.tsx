import { useStore } from '@nanostores/react'
import type { BoardCard, Section } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useCallback, useMemo } from 'react'
import { boardContent, type Choice, sectionContent } from './board-content.ts'
import { fold, namesTaken, nameToCreate } from './board-list.ts'
import { Chooser, type Creating, type Purpose, type Search } from './chooser.tsx'
import { ChooserState, type Loaded } from './chooser-state.tsx'
import { words } from './words.ts'

export interface SectionChooserProps {
  readonly board: BoardCard
  readonly sections: Loaded<readonly Section[]>
  /** The row for the board itself: the board, 'No section', or none. */
  readonly whole: 'board' | 'no-section' | 'none'
  readonly purpose: Purpose
  readonly search: Search
  /** Id of the section whose choice is pending, or 'board'. */
  readonly pending?: string | null
  /** Returns why a section, or the board itself, cannot be chosen, or null. */
  readonly blocked?: (section: Section | null) => string | null
  /** Called with null for the board itself. */
  readonly onChoose: (section: Section | null) => void
  /** Creates a section with the name that was searched for. */
  readonly create?: Creating
  /** Opens the full form of a new section. */
  readonly foot?: { readonly label: string; readonly onOpen: () => void }
}

function useGroups({ board, sections: { data = [] }, whole, search }: SectionChooserProps) {
  return useMemo(() => {
    const wanted = fold(search.text)
    const found = data
      .filter(({ title }) => fold(title).includes(wanted))
      .map((section): Choice => ({ id: section.id, board, section }))
    const own: readonly Choice[] =
      whole === 'none' || wanted !== '' ? [] : [{ id: 'board', board, section: null }]
    if (whole !== 'board') {
      const label = words.sectionsOf({ board: board.name })
      return [{ key: 'sections', label, items: [...own, ...found] }]
    }
    const [boardTitle, title] = [words.board(), words.section()]
    return [
      { key: 'board', title: boardTitle, label: boardTitle, items: own },
      { key: 'section', title, label: title, items: found },
    ].filter(({ items }) => items.length > 0)
  }, [board, data, whole, search.text])
}

/** Chooses a section of a board, or the board itself. */
export function SectionChooser(props: SectionChooserProps): ReactElement {
  const { board, sections, whole, purpose, search, pending = null, blocked, create, foot } = props
  const locale = useStore(useShell().$locale)
  const groups = useGroups(props)
  const taken = useMemo(
    () => namesTaken((sections.data ?? []).map(({ title }) => title)),
    [sections.data],
  )
  const contentOf = useCallback(
    ({ section = null }: Choice) => ({
      ...(section === null && whole === 'board'
        ? boardContent(board, locale)
        : sectionContent(section, board, locale)),
      blocked: blocked?.(section) ?? null,
    }),
    [board, locale, whole, blocked],
  )
  const known = sections.data !== undefined
  return (
    <Chooser
      {...{ groups, contentOf, purpose, pending, foot }}
      onChoose={({ section = null }) => props.onChoose(section)}
      search={{
        label: words.sectionSearch(),
        ...search,
        none: known ? words.noSectionFound({ search: search.text.trim() }) : '',
      }}
      create={
        create && {
          ...create,
          detail: words.newSection(),
          name: known ? nameToCreate(search.text, taken, limits.sectionTitleMax) : null,
        }
      }
      resetBy={`${board.id} ${search.text}`}
    >
      <ChooserState
        loaded={sections}
        loading={words.sectionsLoading()}
        failed={words.sectionsFailed()}
      />
    </Chooser>
  )
}
