import type { CallError } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import type { Cache, Layer } from '../entities/create-cache.ts'
import { type Command, type KeptRuns, keyOf } from './define-command.ts'
import type { Ended } from './mutations.ts'
import type { Owner } from './owner.ts'
import type { createSayings } from './say.ts'
import { createShelf } from './shelf.ts'

interface Parts<Input, Output> {
  readonly cache: Cache
  readonly owner: Owner
  readonly say: ReturnType<typeof createSayings>
  readonly send: (input: Input) => Promise<Ended<Output>>
  /** Confirms a run that was sent; undone where it is wanted no more. */
  readonly agreed: (input: Input, answer: Output, isWanted: boolean) => void
  readonly refused: (input: Input, error: CallError) => void
  readonly sayDone: (input: Input, answer: Output) => void
}

/** The errors after which a run waits on. */
const waiting: ReadonlySet<string> = new Set(['offline', 'session-changed'])

/** Lets one tab send at a time; a second one finds nothing left to do. */
async function alone(name: string, send: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return send()
  return navigator.locks.request(`tessera.waiting.${name}`, { ifAvailable: true }, (lock) =>
    lock === null ? false : send(),
  )
}

/**
 * Keeps the runs of a command that found no network, and sends them as soon as there is one: when the
 * browser says so, and every now and then, each time twice as late, as it does not always know.
 */
export function createKeptRuns<Input, Output>(
  command: Command<Input, Output>,
  { cache, owner, say, send, agreed, refused, sayDone }: Parts<Input, Output>,
): KeptRuns<Input> {
  const { keep } = command
  const describe = keep?.show ?? command.show
  const shelf = createShelf(command)
  const layers = new Map<string, Layer>()
  let wait: number = timings.reachAgain
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  const kept = () => shelf.read(owner.get())
  const nameOf = (input: Input) => keep?.key?.(input) ?? keyOf(command, input)
  const isSame = (one: Input) => (other: Input) => nameOf(one) === nameOf(other)

  /** Shows what is kept, and no longer what was sent, dropped or is somebody else's. */
  function show(): void {
    const now = new Map(kept().map((input) => [`${owner.get()} ${nameOf(input)}`, input]))
    for (const [name, layer] of layers) {
      if (now.has(name)) continue
      layers.delete(name)
      layer.rollBack()
    }
    for (const [name, input] of now)
      if (!layers.has(name))
        layers.set(
          name,
          cache.show((draft) => describe?.(input, draft)),
        )
  }

  function drop(whose: string, input: Input): void {
    shelf.write(
      whose,
      shelf.read(whose).filter((each) => !isSame(input)(each)),
    )
    show()
  }

  /**
   * Sends one run; returns its answer, 'offline' while there is no network still. A browser that has
   * switched to another account keeps the run for the account that made it.
   */
  async function sendOne(whose: string, input: Input) {
    const result = await send(input)
    if (!result.ok && waiting.has(result.error.code)) return 'offline'
    const isWanted = shelf.read(whose).some(isSame(input))
    // Confirmed first: the mark of the run that waits gives way to the one that stays.
    if (result.ok) agreed(input, result.data, isWanted)
    drop(whose, input)
    if (!result.ok) refused(input, result.error)
    return result.ok && isWanted ? { input, answer: result.data } : undefined
  }

  /** Sends all that is kept, the first one first; returns false when the network is not back. */
  async function sendAll(): Promise<boolean> {
    const whose = owner.get()
    if (whose === undefined) return true
    const sent: { readonly input: Input; readonly answer: Output }[] = []
    let isReached = true
    for (const input of shelf.read(whose)) {
      if (owner.get() !== whose) break
      // Undo may have dropped it while another one was sent.
      if (!shelf.read(whose).some(isSame(input))) continue
      const one = await sendOne(whose, input)
      isReached = one !== 'offline'
      if (one === 'offline') break
      if (one !== undefined) sent.push(one)
    }
    const [first] = sent
    if (first !== undefined && sent.length === 1) sayDone(first.input, first.answer)
    if (sent.length > 1 && keep !== undefined) say.plain(keep.sent(sent.length))
    return isReached
  }

  function later(): void {
    if (timer !== undefined || kept().length === 0) return
    timer = setTimeout(() => void sendNow(), wait)
    wait = Math.min(wait * 2, timings.reachAgainLongest)
  }

  async function sendNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // Sent twice, a run would be undone: its second answer finds it no longer kept.
    if (isSending) return
    isSending = true
    try {
      if (await alone(command.name, sendAll)) wait = timings.reachAgain
    } finally {
      isSending = false
      later()
    }
  }

  function begin(): void {
    shelf.carryOver(owner.get())
    show()
    if (kept().length > 0) void sendNow()
  }

  return {
    keep(input) {
      const whose = owner.get()
      if (keep === undefined || whose === undefined) return false
      const others = kept().filter((each) => !isSame(input)(each))
      if (!shelf.write(whose, [...others, input])) return false
      show()
      later()
      say.offerUndo(keep.kept(input), () => drop(whose, input))
      return true
    },
    resume() {
      const ending = new AbortController()
      const { signal } = ending
      addEventListener('online', () => void sendNow(), { signal })
      const onStorage = ({ key }: StorageEvent) => {
        if (shelf.isAt(key, owner.get() ?? '')) show()
      }
      addEventListener('storage', onStorage, { signal })
      const stop = owner.listen(begin)
      begin()
      return () => {
        clearTimeout(timer)
        timer = undefined
        ending.abort()
        stop()
        for (const layer of layers.values()) layer.rollBack()
        layers.clear()
      }
    },
  }
}
