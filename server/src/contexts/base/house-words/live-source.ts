import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import type { LiveSource } from '../live-source.ts'
import { currentWords, nextChange } from './current-words.ts'

/** The longest wait of a timer, which is read again afterwards. */
const longest = 3_600_000

const changed = { kind: 'house', id: 'words' } as const

/** Runs `tell` when a notice begins or ends. Returns a function that stops it, and one that reads the times again. */
function atChanges(ports: Ports, tell: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const plan = async () => {
    clearTimeout(timer)
    try {
      const now = ports.clock.now()
      const next = nextChange(await currentWords(ports), now)
      if (isStopped) return
      const wait = next === undefined ? longest : Math.min(next.getTime() - now.getTime(), longest)
      timer = setTimeout(() => {
        if (wait < longest) tell()
        void plan()
      }, wait + 1)
      timer.unref()
    } catch (cause) {
      ports.log.warn('notices.not-seen', { cause: causeText(cause) })
    }
  }
  void plan()
  return {
    plan,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Tells open tabs that the words of the house changed: texts, and notices that begin or end. */
export const liveWords: LiveSource = {
  // A tab fetches the notice again whenever its stream was closed.
  missed: async () => [],
  watch(ports, tell) {
    const tellAll = () => tell(changed)
    const times = atChanges(ports, tellAll)
    const end = ports.live.subscribe('house', () => {
      tellAll()
      void times.plan()
    })
    return () => {
      end()
      times.stop()
    }
  },
}
