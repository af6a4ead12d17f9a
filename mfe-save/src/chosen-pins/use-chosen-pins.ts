import { useStore } from '@nanostores/react'
import type { Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { actOnChosen, type ChosenAct, type ChosenFrom, undoActs } from './chosen-act.ts'
import { askListsAgain, leaveLists } from './kept-lists.ts'
import { counted, words } from './words.ts'

type Ids = ReadonlySet<string>

const none: Ids = new Set()

/** Pins that were chosen, and what can be done to them. */
export interface ChosenPins {
  readonly ids: Ids
  readonly inSection: boolean
  readonly busy: boolean
  /** What the list of pins is told, so that pins can be chosen in it. */
  readonly selecting: { readonly selection: Ids; readonly onSelectionChange: (ids: Ids) => void }
  /** The pins that a place is being chosen for; null while none is. */
  readonly moving: readonly string[] | null
  /** Asks where the chosen ones, or those that are named, are to go. */
  askWhere(ids?: readonly string[]): void
  /** Leaves them where they are. */
  stay(): void
  /** Moves the chosen ones, or those that are named. */
  moveInto(section: Pick<Section, 'id' | 'title'>, ids?: readonly string[]): Promise<void>
  removeFromSection(): Promise<void>
  deleteThem(): Promise<void>
  clear(): void
}

/** Chooses pins of a board or section, and does things to them that can be undone. */
export function useChosenPins(from: ChosenFrom): ChosenPins {
  const { client, queries, toast, $locale } = useShell()
  const locale = useStore($locale)
  const [ids, setIds] = useState<Ids>(none)
  const [busy, setBusy] = useState(false)
  const [moving, setMoving] = useState<readonly string[] | null>(null)

  async function undo(tokens: readonly string[]): Promise<void> {
    const refusal = await undoActs(client, tokens)
    toast(refusal === null ? { text: words.undone() } : { text: refusal, tone: 'bad' })
    askListsAgain(queries)
  }

  async function act(what: ChosenAct, pins: readonly string[], said: (n: number) => string) {
    setMoving(null)
    setBusy(true)
    const { done, undoTokens, refusal } = await actOnChosen(client, from, what, pins)
    setBusy(false)
    if (refusal !== null) toast({ text: refusal, tone: 'bad' })
    if (done.length === 0) return
    leaveLists(queries, from, what, done)
    setIds(new Set([...ids].filter((id) => !done.includes(id))))
    toast({
      text: said(done.length),
      ...(undoTokens.length === 0
        ? {}
        : { action: { label: words.undo(), run: () => void undo(undoTokens) } }),
    })
  }

  const count = (forms: (typeof counted)[keyof typeof counted]) => (n: number) =>
    plural(n, forms, locale)
  return {
    ids,
    inSection: from.sectionId !== null,
    busy,
    selecting: { selection: ids, onSelectionChange: setIds },
    moving,
    askWhere: (pins = [...ids]) => setMoving(pins),
    stay: () => setMoving(null),
    moveInto: ({ id, title }, pins = [...ids]) =>
      act({ type: 'move', sectionId: id }, pins, (n) => `${count(counted.movedTo)(n)} ${title}`),
    removeFromSection: () => act({ type: 'remove' }, [...ids], count(counted.removed)),
    deleteThem: () => act({ type: 'delete' }, [...ids], count(counted.deleted)),
    clear: () => setIds(none),
  }
}
