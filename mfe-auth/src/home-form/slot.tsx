import { useAddress, useLayout, useReturning, useViewer } from '@tessera/module/react'
import { useId, useRef, useState } from 'react'
import styles from '../getting-in/panel.module.css'
import { Panel } from '../getting-in/panel.tsx'
import { Recovery } from '../getting-in/recovery.tsx'
import { useArrivalCode } from '../getting-in/use-arrival-code.ts'
import { useGettingIn } from '../getting-in/use-getting-in.ts'
import { beginOf } from '../sign-up-modal/begin.ts'
import { isFlaggedUnderage } from '../underage/underage-flag.ts'

const asked = { source: 'homePage' } as const

/** The way in as it stands on the home page, from the beginning; left alone it takes no focus. */
function WayIn({ onLeave }: { readonly onLeave: () => void }) {
  const titleId = useId()
  const returning = useReturning()
  const recovery = useArrivalCode(new URLSearchParams(useAddress().search))
  const { state, send, rules, said } = useGettingIn({
    beginning: {
      ...{ at: beginOf({ ...asked, returning }), returning, blocked: isFlaggedUnderage(document) },
      ...(recovery === undefined ? {} : { recovery }),
    },
    source: asked.source,
    container: 'page',
  })
  const untouched = useRef(state)
  return (
    <section aria-labelledby={titleId}>
      <Panel
        {...{ state, send, rules, said, asked, onLeave }}
        short={useLayout().phone}
        focusAtOnce={state !== untouched.current}
        heading={(title) => (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
      />
      {state.step === 'recovery' ? <Recovery state={state} send={send} /> : null}
    </section>
  )
}

/**
 * What a visitor's home page has beside its ideas: the form at once, or a welcome back for somebody
 * who was here before. Whoever gets in is on their feed, because the page is theirs from then on.
 */
export default function HomeForm() {
  const [round, setRound] = useState(0)
  // Who got in elsewhere, in another tab say, has nothing left to do here.
  if (useViewer() !== null) return null
  return <WayIn key={round} onLeave={() => setRound(round + 1)} />
}
