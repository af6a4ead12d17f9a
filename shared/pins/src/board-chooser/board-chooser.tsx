import { useStore } from '@nanostores/react'
import type { pickerBoards } from '@tessera/contracts/calls/boards'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { BoardCard, Section } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useCallback, useMemo } from 'react'
import { boardContent, type Choice, sectionContent } from './board-content.ts'
import { fold, groupBoards, nameToCreate, searchable } from './board-list.ts'
import { Chooser, type Creating, type Purpose, type Search } from './chooser.tsx'
import { ChooserState, type Loaded } from './chooser-state.tsx'
import { words } from './words.ts'

/** The boards to choose among, as `pickerBoards` answers. */
export type Boards = Pick<OutputOf<typeof pickerBoards>, 'all_boards' | 'boards_shortlist'>

/** Sections of one board, listed above all boards: where its pins most often go. */
export interface NearbySections {
  readonly board: BoardCard
  readonly sections: readonly (Section | null)[]
  readonly blocked: (section: Section | null) => string | null
  readonly onChoose: (section: Section | null) => void
}

export interface BoardChooserProps {
  readonly boards: Loaded<Boards>
  readonly nearby?: NearbySections | null
  readonly purpose: Purpose
  readonly search: Search
  /** Id of the board whose choice is pending. */
  readonly pending?: string | null
  /** Returns why a board cannot be chosen, or null. */
  readonly blocked?: (board: BoardCard) => string | null
  /** True when choosing a board opens its sections. */
  readonly leadsOn?: (board: BoardCard) => boolean
  readonly onChoose: (board: BoardCard) => void
  /** Creates a board with the name that was searched for. */
  readonly create?: (Creating & { readonly isProtected?: boolean }) | undefined
  /** Opens the full form of a new board. */
  readonly foot?: { readonly label: string; readonly onOpen: () => void } | undefined
}

const none: Boards = { all_boards: [], boards_shortlist: [] }
const titles = {
  top: () => ({ title: words.topChoices() }),
  all: () => ({ title: words.allBoards() }),
  flat: () => ({}),
  found: () => ({}),
} as const

function nearbyRows(nearby: NearbySections, search: string): readonly Choice[] {
  const { board, sections } = nearby
  return sections
    .filter((section) =>
      section === null ? search.trim() === '' : fold(section.title).includes(fold(search)),
    )
    .map((section) => ({ id: section?.id ?? 'none', board, section }))
}

/** Groups the rows: nearby sections above all boards, or top choices and all boards. */
function useGroups({ boards, nearby, search }: BoardChooserProps) {
  const locale = useStore(useShell().$locale)
  const { all_boards, boards_shortlist } = boards.data ?? none
  const ready = useMemo(
    () => searchable({ all: all_boards, top: boards_shortlist }, locale),
    [all_boards, boards_shortlist, locale],
  )
  const groups = useMemo(() => {
    const rows = (boards: readonly BoardCard[]): readonly Choice[] =>
      boards.map((board) => ({ id: board.id, board }))
    const grouped = groupBoards(ready, search.text)
    if (nearby === undefined)
      return grouped.map(({ name, boards }) => ({
        key: name,
        label: words.allBoards(),
        items: rows(boards),
        ...titles[name](),
      }))
    const found = grouped.findLast(({ name }) => name !== 'top')?.boards ?? []
    const [title, all] = [words.sectionsOf({ board: nearby?.board.name ?? '' }), words.boards()]
    const near = nearby === null ? [] : nearbyRows(nearby, search.text)
    return [
      { key: 'nearby', title, label: title, items: near },
      { key: 'boards', title: all, label: all, items: rows(found) },
    ].filter(({ items }) => items.length > 0)
  }, [ready, nearby, search.text])
  return { groups, taken: ready.taken }
}

/** Returns what each row shows, and chooses it. */
function useRows({ nearby, blocked, leadsOn, onChoose }: BoardChooserProps) {
  const locale = useStore(useShell().$locale)
  const contentOf = useCallback(
    ({ board, section }: Choice) =>
      section === undefined
        ? {
            ...boardContent(board, locale),
            leadsOn: leadsOn?.(board) ?? board.section_count > 0,
            blocked: blocked?.(board) ?? null,
          }
        : {
            ...sectionContent(section, board, locale),
            blocked: nearby?.blocked(section) ?? null,
          },
    [locale, leadsOn, blocked, nearby],
  )
  const choose = ({ board, section }: Choice) =>
    section === undefined ? onChoose(board) : nearby?.onChoose(section)
  return { contentOf, choose }
}

function searchTexts({ nearby, search }: BoardChooserProps) {
  const found = { search: search.text.trim() }
  return nearby == null
    ? { label: words.boardSearch(), none: words.noneFound(found) }
    : { label: words.placeSearch(), none: words.nothingFound(found) }
}

/** Chooses a board: search, covers, top choices, creation of the name that was searched for. */
export function BoardChooser(props: BoardChooserProps): ReactElement {
  const { boards, purpose, search, pending = null, create, foot } = props
  const { groups, taken } = useGroups(props)
  const { contentOf, choose } = useRows(props)
  const detail = create?.isProtected === true ? words.newProtectedBoard() : words.newBoard()
  if (boards.data === undefined)
    return (
      <ChooserState loaded={boards} loading={words.boardsLoading()} failed={words.boardsFailed()} />
    )
  return (
    <Chooser
      {...{ groups, contentOf, purpose, pending, foot }}
      onChoose={choose}
      search={{ ...search, ...searchTexts(props) }}
      create={
        create && {
          ...create,
          detail,
          name: nameToCreate(search.text, taken, limits.boardTitleMax),
        }
      }
      resetBy={search.text}
    />
  )
}
