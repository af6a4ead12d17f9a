import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardPins } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell } from '@tessera/module/react'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import type { CoverChoice as Choice } from './board-draft.ts'
import styles from './cover-choice.module.css'
import { words } from './words.ts'

interface CoverChoiceProps {
  readonly board: Pick<Board, 'id' | 'image_cover_url' | 'cover_is_chosen'>
  readonly cover: Choice
  readonly disabled: boolean
  readonly onChange: (cover: Choice) => void
}

/** True when a pin's picture is the cover: in the draft, else on the board. */
function isCover(pin: Pin, { board, cover }: CoverChoiceProps): boolean {
  if (cover === 'latest') return false
  if (cover !== 'kept') return cover.pinId === pin.id
  return board.cover_is_chosen && pin.images['236x'].url === board.image_cover_url
}

function Option(props: {
  readonly label: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}): ReactElement {
  const { label, checked, disabled, onChoose, children } = props
  return (
    <label className={styles.option} title={label}>
      <input
        type="radio"
        name="board-cover"
        className={styles.input}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {children}
      <span className={styles.check}>
        <Icon shape={icons.check} size={16} />
      </span>
    </label>
  )
}

/** Chooses a board's cover: the picture of a pin, or of the latest pin. */
export function CoverChoice(props: CoverChoiceProps): ReactElement {
  const { board, cover, disabled, onChange } = props
  const { client } = useShell()
  const list = useInfiniteQuery(listOptions(client, boardPins, { board_id: board.id }))
  const pins = list.data?.pages.flatMap(({ data }) => data) ?? []
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLSpanElement>(wantsMore, () => void list.fetchNextPage())
  const latest = cover === 'latest' || (cover === 'kept' && !board.cover_is_chosen)
  return (
    <fieldset className={styles.cover}>
      <legend className={styles.legend}>{words.cover()}</legend>
      <div className={styles.options} aria-busy={list.isFetching}>
        <Option
          label={words.coverLatest()}
          checked={latest}
          disabled={disabled}
          onChoose={() => onChange(board.cover_is_chosen ? 'latest' : 'kept')}
        >
          <span className={styles.latest}>{words.coverLatest()}</span>
        </Option>
        {pins.map((pin) => (
          <Option
            key={pin.id}
            label={pin.title === '' ? words.coverUntitled() : words.coverPin({ title: pin.title })}
            checked={isCover(pin, props)}
            disabled={disabled}
            onChoose={() => onChange({ pinId: pin.id })}
          >
            <img src={pin.images['236x'].url} alt="" width={80} height={80} loading="lazy" />
          </Option>
        ))}
        {list.isPending
          ? [0, 1, 2, 3].map((place) => (
              <Skeleton key={place} width={80} height={80} radius="var(--r-m)" />
            ))
          : null}
        <span ref={end} />
      </div>
      {list.isSuccess && pins.length === 0 ? (
        <p className={styles.none}>{words.coverNone()}</p>
      ) : null}
      <ListFailure list={list} />
    </fieldset>
  )
}
