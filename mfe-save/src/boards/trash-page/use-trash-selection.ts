import { useStore } from '@nanostores/react'
import { getBoard } from '@tessera/contracts/calls/boards'
import type { TrashItem } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { restoreItem } from './trash-commands.ts'
import { trashName } from './trash-item.ts'
import { counted, words } from './words.ts'

/** The items of the trash, which of them are selected, and the progress of restoring them. */
export interface TrashSelection {
  /** The items that have not left the trash meanwhile. */
  readonly items: readonly TrashItem[]
  /** True while each row has a checkbox. */
  readonly isOn: boolean
  readonly selected: readonly TrashItem[]
  readonly busy: ReadonlySet<string>
  readonly refusals: ReadonlyMap<string, string>
  begin(): void
  end(): void
  toggle(id: string): void
  selectAll(): void
  /** Hides items that have left the trash, until the list is fetched again. */
  leave(items: readonly TrashItem[]): void
  restoreOne(item: TrashItem): Promise<void>
  restoreSelected(): Promise<void>
}

type Chosen = ReadonlySet<string>
const none: Chosen = new Set()

const toggled = (chosen: Chosen, id: string): Chosen =>
  chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id])

/** Boards come first, because items that were deleted from a board can't be restored without it. */
const rank: Readonly<Record<TrashItem['kind'], number>> = {
  'delete-board': 0,
  'merge-board': 1,
  'delete-section': 2,
  'merge-section': 3,
  'delete-pins': 4,
}

/** Selects items of the trash, and restores them. Items that leave the list are deselected. */
export function useTrashSelection(listed: readonly TrashItem[]): TrashSelection {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const [isOn, setIsOn] = useState(false)
  const [chosen, setChosen] = useState(none)
  const [busy, setBusy] = useState(none)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const [left, setLeft] = useState(none)
  const items = listed.filter(({ action_id }) => !left.has(action_id))
  const selected = items.filter(({ action_id }) => chosen.has(action_id))

  const leave = (gone: readonly TrashItem[]) =>
    setLeft((before) => new Set([...before, ...gone.map(({ action_id }) => action_id)]))

  /** Restores an item; returns the new name if it had to get one, and null for a refusal. */
  async function restore(item: TrashItem) {
    const id = item.action_id
    setBusy((before) => new Set([...before, id]))
    setRefusals((before) => new Map([...before].filter(([other]) => other !== id)))
    const outcome = await shell.commands.run(restoreItem, item, { isInline: () => true })
    setBusy((before) => new Set([...before].filter((other) => other !== id)))
    if (outcome.state === 'refused')
      setRefusals((before) => new Map([...before, [id, outcome.error.message]]))
    if (outcome.state !== 'done') return null
    leave([item])
    return { restoredAs: outcome.answer.restored_as }
  }

  /** Says that an item has another name now, and leads to its board, where it can be renamed. */
  async function sayRestored(item: TrashItem, restoredAs: string | null) {
    const board = await shell.client.call(getBoard, { board_id: item.board_id })
    const label = restoredAs === null ? words.seeBoard() : words.rename()
    const link = board.ok ? { link: { label, to: board.data.url } } : {}
    const name = trashName(item, locale)
    const text =
      restoredAs === null ? words.restored({ name }) : words.restoredAs({ name, now: restoredAs })
    shell.toast({ text, tone: 'good', ...link })
  }

  async function restoreOne(item: TrashItem) {
    const restored = await restore(item)
    if (restored !== null) await sayRestored(item, restored.restoredAs)
  }

  function end() {
    setIsOn(false)
    setChosen(none)
  }

  async function restoreSelected() {
    let back = 0
    let refused = 0
    for (const item of selected.toSorted((one, other) => rank[one.kind] - rank[other.kind])) {
      const restored = await restore(item)
      if (restored === null) refused += 1
      else back += 1
      if (typeof restored?.restoredAs === 'string') await sayRestored(item, restored.restoredAs)
    }
    if (back > 0) shell.toast({ text: plural(back, counted.back, locale), tone: 'good' })
    if (refused > 0) shell.toast({ text: plural(refused, counted.refused, locale), tone: 'bad' })
    else end()
  }

  return {
    items,
    isOn,
    selected,
    busy,
    refusals,
    begin: () => setIsOn(true),
    end,
    toggle: (id) => setChosen(toggled(chosen, id)),
    selectAll: () => setChosen(new Set(items.map(({ action_id }) => action_id))),
    leave,
    restoreOne,
    restoreSelected,
  }
}
