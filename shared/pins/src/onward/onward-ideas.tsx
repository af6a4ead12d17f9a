import { useStore } from '@nanostores/react'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { MoreIdeas } from '@tessera/contracts/entities/search'
import { plural } from '@tessera/contracts/messages'
import { usePageEnd, useShell } from '@tessera/module/react'
import { type ReactElement, type ReactNode, useId, useMemo } from 'react'
import { BoardCardLink } from '../board-card/board-card.tsx'
import { PinList } from '../pin-list/pin-list.tsx'
import styles from './onward.module.css'
import type { OnwardProps } from './onward-props.ts'
import { SubjectTiles } from './subject-tiles.tsx'
import { counted, words } from './words.ts'

interface Page {
  readonly data: MoreIdeas
  readonly bookmark: string | null
}

type Pages = InfiniteData<Page, string | null>

/**
 * Returns the ideas that the list before hasn't shown. With a board of its own, what is saved to another
 * board counts as not saved.
 */
function newIdeas(pins: readonly Pin[], { shown, saveTo }: Pick<OnwardProps, 'shown' | 'saveTo'>) {
  const fresh = pins.filter(({ id }) => shown?.has(id) !== true)
  if (saveTo === undefined) return fresh
  const isElsewhere = ({ pinned_to_board: on }: Pin) => on !== null && on.id !== saveTo.id
  return fresh.map((pin) => (isElsewhere(pin) ? { ...pin, pinned_to_board: null } : pin))
}

/** Selects the ideas of the pages. */
const ideaPages =
  (props: Pick<OnwardProps, 'shown' | 'saveTo'>) =>
  ({ pages, pageParams }: Pages) => ({
    pageParams,
    pages: pages.map(({ data, bookmark }) => ({ bookmark, data: newIdeas(data.results, props) })),
  })

/** Selects what the pages have beside ideas. */
const aroundIdeas = ({ pages }: Pages) => ({
  subjects: pages[0]?.data.subjects ?? [],
  boards: pages[0]?.data.boards ?? [],
  unknownWords: pages[0]?.data.unknown_words ?? [],
  topics: pages.at(-1)?.data.topics ?? [],
})

/** Boards that hold such ideas. */
function Boards({ boards }: { readonly boards: readonly BoardCard[] }): ReactElement {
  const title = useId()
  const locale = useStore(useShell().$locale)
  return (
    <section aria-labelledby={title} className={styles.part}>
      <h2 id={title} className={styles.title}>
        {words.boards()}
      </h2>
      <ul className={styles.boards}>
        {boards.map((board) => (
          <li key={board.id}>
            <BoardCardLink board={board} line={plural(board.pin_count, counted.pins, locale)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The heading of the ideas, where there is one. */
function Titled(props: { readonly title: string | undefined; readonly children: ReactNode }) {
  const { title, children } = props
  const id = useId()
  if (title === undefined) return children
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Ideas that continue a list, and topics at their end. */
export default function OnwardIdeas(props: OnwardProps): ReactElement {
  const { after, title, shown, saveTo } = props
  const options = listOptions(useShell().client, moreIdeas, after)
  const select = useMemo(() => ideaPages({ shown, saveTo }), [shown, saveTo?.id])
  const list = useInfiniteQuery({ ...options, select })
  const around = useInfiniteQuery({ ...options, select: aroundIdeas }).data
  usePageEnd(list.isError || (list.isSuccess && !list.hasNextPage))
  const { subjects = [], boards = [], unknownWords = [], topics = [] } = around ?? {}
  const end = topics.length === 0 ? null : <SubjectTiles label={words.topics()} subjects={topics} />
  const isEmpty = list.isSuccess && !list.hasNextPage && !list.data.pages.some(hasPins)
  return (
    <div className={styles.onward}>
      {unknownWords.length === 0 ? null : (
        <p className={styles.unknown}>{words.unknown({ words: unknownWords.join(', ') })}</p>
      )}
      {subjects.length === 0 ? null : (
        <SubjectTiles
          label={
            subjects.some(({ type }) => type === 'query') ? words.searches() : words.nearTopics()
          }
          subjects={subjects}
          isSmall
        />
      )}
      {boards.length === 0 ? null : <Boards boards={boards} />}
      <Titled title={isEmpty ? undefined : title}>
        <PinList
          list={list}
          label={title ?? words.ideas()}
          restoreKey={null}
          failure={words.failed()}
          saveTo={saveTo}
          end={end}
          empty={end}
        />
      </Titled>
    </div>
  )
}

const hasPins = ({ data }: { readonly data: readonly unknown[] }): boolean => data.length > 0
