import { useStore } from '@nanostores/react'
import type { TrashItem } from '@tessera/contracts/entities/action'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { inRestoreOrder, restore, restoreOne } from './restore.ts'
import { trashName } from './trash-item.ts'
import { counted } from './words.ts'

/** The items of the trash that are selected, what can be done with them, and how that goes. */
export interface TrashSelection {
  /** True while rows show a box to select them by. */
  readonly isOn: boolean
  readonly selected: readonly TrashItem[]
  readonly busy: ReadonlySet<string>
  readonly refusals: ReadonlyMap<string, string>
  begin(): void
  end(): void
  toggle(id: string): void
  selectAll(): void
  restoreOne(item: TrashItem): Promise<void>
  restoreSelected(): Promise<void>
}

type Chosen = ReadonlySet<string>
const none: Chosen = new Set()

const toggled = (chosen: Chosen, id: string): Chosen =>
  chosen.has(id) ? new Set([...chosen].filter((other) => other !== id)) : new Set([...chosen, id])

/** Keeps which items of the trash are selected; those that leave the list are selected no more. */
export function useTrashSelection(items: readonly TrashItem[]): TrashSelection {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const [isOn, setIsOn] = useState(false)
  const [chosen, setChosen] = useState(none)
  const [busy, setBusy] = useState(none)
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())
  const selected = items.filter(({ action_id }) => chosen.has(action_id))

  async function during<Result>(ids: readonly string[], work: () => Promise<Result>) {
    setBusy((before) => new Set([...before, ...ids]))
    const gone = new Set(ids)
    setRefusals((before) => new Map([...before].filter(([id]) => !gone.has(id))))
    const result = await work()
    setBusy((before) => new Set([...before].filter((id) => !gone.has(id))))
    return result
  }

  const refuse = (id: string, words: string) =>
    setRefusals((before) => new Map([...before, [id, words]]))

  function end() {
    setIsOn(false)
    setChosen(none)
  }

  async function restoreSelected() {
    let back = 0
    let refused = 0
    for (const item of inRestoreOrder(selected)) {
      const words = await during([item.action_id], () => restore(shell, item))
      if (words === null) back += 1
      else {
        refused += 1
        refuse(item.action_id, words)
      }
    }
    if (back > 0) shell.toast({ text: plural(back, counted.back, locale), tone: 'good' })
    if (refused > 0) shell.toast({ text: plural(refused, counted.refused, locale), tone: 'bad' })
    else end()
  }

  return {
    isOn,
    selected,
    busy,
    refusals,
    begin: () => setIsOn(true),
    end,
    toggle: (id) => setChosen(toggled(chosen, id)),
    selectAll: () => setChosen(new Set(items.map(({ action_id }) => action_id))),
    restoreOne: async (item) => {
      const id = item.action_id
      const words = await during([id], () => restoreOne(shell, item, trashName(item, locale)))
      if (words !== null) refuse(id, words)
    },
    restoreSelected,
  }
}
