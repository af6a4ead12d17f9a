import { useStore } from '@nanostores/react'
import type { unsortedPins } from '@tessera/contracts/calls/boards'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { Pin } from '@tessera/contracts/entities/pin'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { counted } from '../../saving/words.ts'
import styles from './sort.module.css'
import type { Sorting } from './use-sorting.ts'
import { words } from './words.ts'

type Group = OutputOf<typeof unsortedPins>['groups'][number]

/** Pictures of a group. */
const picturesMost = 4
/** Fewer pins are no group any more. */
const groupLeast = 2

interface GroupsProps {
  readonly groups: readonly Group[]
  readonly sorting: Sorting
}

function GroupRow({
  group,
  ids,
  sorting,
}: {
  group: Group
  ids: readonly string[]
  sorting: Sorting
}) {
  const { $locale, toast } = useShell()
  const locale = useStore($locale)
  const [busy, setBusy] = useState(false)
  const pictures = sorting.pins.filter(({ id }) => ids.includes(id)).slice(0, picturesMost)
  const { name, board } = group
  async function move(): Promise<void> {
    setBusy(true)
    if (board !== null) await sorting.moveTo(board, ids)
    else {
      const message = await sorting.moveToNew(name, ids)
      if (message !== undefined) toast({ text: message, tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <li className={styles.group}>
      <span className={styles.pictures}>
        {pictures.map(({ id, images }: Pin) => (
          <img key={id} src={images['236x'].url} alt="" width={48} height={48} />
        ))}
      </span>
      <span className={styles.groupName}>
        {words.group({ pins: plural(ids.length, counted.pins, locale), name })}
      </span>
      <Button kind="quiet" size="small" busy={busy} onClick={() => void move()}>
        {board === null ? words.moveToNew({ board: name }) : words.moveGroup({ board: board.name })}
      </Button>
    </li>
  )
}

/** Pins that belong together, each group moved by one press. */
export function Groups({ groups, sorting }: GroupsProps): ReactElement | null {
  const left = groups
    .map((group) => ({ group, ids: group.pin_ids.filter((id) => !sorting.isGone(id)) }))
    .filter(({ ids }) => ids.length >= groupLeast)
  if (left.length === 0) return null
  return (
    <section className={styles.groups} aria-label={words.groups()}>
      <h2 className={styles.subtitle}>{words.groups()}</h2>
      <ul className={styles.groupList}>
        {left.map(({ group, ids }) => (
          <GroupRow key={group.name} group={group} ids={ids} sorting={sorting} />
        ))}
      </ul>
    </section>
  )
}
