import { Chip, ChipRow } from '@tessera/ui/chip'
import type { ReactElement } from 'react'
import { jobWords as words } from './words.ts'

type State = 'failed' | 'waiting' | 'running'

const names: Readonly<Record<State, () => string>> = {
  failed: words.failed,
  waiting: words.waiting,
  running: words.running,
}

interface StatesProps<Shown extends State> {
  readonly states: readonly Shown[]
  readonly state: Shown
  readonly onChoose: (state: Shown) => void
}

/** Chooses the state of what is listed. */
export function States<Shown extends State>(props: StatesProps<Shown>): ReactElement {
  const { states, state, onChoose } = props
  return (
    <ChipRow label={words.states()}>
      {states.map((each) => (
        <Chip key={each} pressed={each === state} onClick={() => onChoose(each)}>
          {names[each]()}
        </Chip>
      ))}
    </ChipRow>
  )
}
