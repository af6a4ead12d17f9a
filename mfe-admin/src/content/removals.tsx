import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  type HouseRemoval,
  houseRemovals,
  undoRemoval,
} from '@tessera/contracts/calls/house-content'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { ActDialog } from '../acts/act-dialog.tsx'
import { Listed } from '../frame/listed.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import { contentWords as words } from './words.ts'

const states: Readonly<Record<HouseRemoval['state'], () => string>> = {
  removing: words.stateRemoving,
  removed: words.stateRemoved,
  undoing: words.stateUndoing,
  undone: words.stateUndone,
  final: words.stateFinal,
}

const isOpen = ({ state, undo_until: until }: HouseRemoval, now: Date): boolean =>
  (state === 'removing' || state === 'removed') && new Date(until) > now

/** The time between looks at a removal that runs. */
const lookAgainMilliseconds = 2_000

interface RemovalsProps {
  readonly mayUndo: boolean
}

/** Removals, newest first, which can be undone for some days. */
export function Removals({ mayUndo }: RemovalsProps): ReactElement {
  const { client, toast } = useShell()
  const { moment } = useWhen()
  const [undone, setUndone] = useState<HouseRemoval | null>(null)
  const list = useInfiniteQuery({
    ...listOptions(client, houseRemovals, {}),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some((each) => each.state.endsWith('ing')))
        ? lookAgainMilliseconds
        : false,
  })
  return (
    <Part title={words.removals()}>
      <Listed list={list} title={words.removals()} nothing={words.noRemovals()}>
        {(removal) => (
          <li className={parts.item}>
            <span className={parts.lines}>
              <strong dir="auto">{removal.reason}</strong>
              <span className={parts.sub}>
                {words.counts({ ...removal, day: moment(removal.at) })}
              </span>
            </span>
            <span className={parts.acts}>
              <span className={parts.mark}>{states[removal.state]()}</span>
              {mayUndo && isOpen(removal, new Date()) ? (
                <Button
                  size="small"
                  aria-label={words.undoOf({ day: moment(removal.at) })}
                  onClick={() => setUndone(removal)}
                >
                  {words.undo()}
                </Button>
              ) : null}
            </span>
          </li>
        )}
      </Listed>
      {undone === null ? null : (
        <ActDialog
          title={words.undoTitle()}
          says={words.undoSays()}
          button={words.undo()}
          send={(client, { reason, present_code }) =>
            client.call(undoRemoval, { removal_id: undone.id, reason, present_code })
          }
          onClose={() => setUndone(null)}
          done={() => {
            setUndone(null)
            toast({ text: words.undoing(), tone: 'good' })
          }}
        />
      )}
    </Part>
  )
}
