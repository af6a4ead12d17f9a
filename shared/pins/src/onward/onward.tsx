import { useNear } from '@tessera/ui/use-near'
import { lazy, type ReactElement, Suspense } from 'react'
import type { OnwardProps } from './onward-props.ts'

// Without it a list ends with its last pin.
const OnwardIdeas = lazy(() =>
  import(/* webpackChunkName: "onward" */ './onward-ideas.tsx').catch(() => ({
    default: (): ReactElement => <></>,
  })),
)

/**
 * Continues a list after its end: with ideas that fit it, then with topics and the product's footer. Loads
 * once the end comes near.
 *
 *     <PinList end={<Onward after={{ board_id: board.id }} title={words.moreIdeas()} />} ... />
 */
export function Onward(props: OnwardProps): ReactElement {
  const { mark, near } = useNear<HTMLDivElement>()
  return (
    <div ref={mark} data-onward="">
      {near ? (
        <Suspense>
          <OnwardIdeas {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}
