import type { QueryClient } from '@tanstack/react-query'
import type { Client, SentRequest } from '@tessera/client'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { isUnanswered } from './mutations.ts'
import type { Owner } from './owner.ts'
import type { Toast } from './toast.ts'

interface Parts {
  readonly client: Client
  readonly queries: QueryClient
  readonly owner: Owner
  readonly toast: (toast: Toast) => void
}

/** A run whose last press has no answer yet. */
interface Unanswered {
  /** Another press: what is kept of the one before it no longer counts. */
  pressed(): void
  /** True when the next document of the tab sends the press, as after a way back to this document. */
  isTaken(): boolean
  /** Ends the run; returns true when its press was sent a second time. */
  end(): boolean
  /**
   * Ends a run whose call found no network. Browsers abort the calls of a document just before they
   * end it, so a document that ends soon afterwards still leaves the press to the next one.
   */
  endUnreached(): boolean
}

/** A request of a document that ended before its answer. */
const Kept = z.object({
  run: z.string(),
  owner: z.string(),
  at: z.number(),
  name: z.string(),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  path: z.string(),
  input: z.record(z.string(), z.unknown()),
})
type Kept = z.infer<typeof Kept>

const place = 'tessera.unanswered'
const answeredPlace = 'tessera.answered'

/** The requests that the tab keeps; none where the browser keeps nothing. */
function readKept(): readonly Kept[] {
  try {
    const kept = z.safeParse(z.array(Kept), JSON.parse(sessionStorage.getItem(place) ?? '[]'))
    return kept.success ? kept.data : []
  } catch {
    return []
  }
}

/** Returns false where the browser keeps nothing. */
function writeKept(all: readonly Kept[]): boolean {
  try {
    if (all.length === 0) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(all))
    return true
  } catch {
    return false
  }
}

/** True for a path of the service's own. */
const isPath = (path: string): path is SentRequest['path'] => /^\/\w[^?#]*\/$/.test(path)

/** Sends a request again. The service checks what it takes. */
function sendAgain(client: Client, { name, method, path, input }: Kept) {
  if (!isPath(path)) return undefined
  const [takes, gives] = [z.record(z.string(), z.unknown()), z.unknown()]
  const call = { name, summary: name, method, path, input: takes, output: gives } as const
  return client.call({ ...call, errors: [], who: 'member' }, input)
}

const drop = (run: string): void => void writeKept(readKept().filter((each) => each.run !== run))

/**
 * Takes what the previous document of the tab got no answer to. It stays kept under another name until
 * it is answered, so that the previous document, if shown again, sees that it was taken.
 */
function takeKept(owner: Owner): readonly Kept[] {
  const all = readKept()
  const since = Date.now() - timings.unansweredKept
  const taken = all
    .filter(({ owner: whose, at }) => whose === owner.get() && at > since)
    .map((each) => ({ ...each, run: `${each.run} taken` }))
  if (all.length > 0) writeKept(taken)
  return taken
}

/** Keeps the time of the last answer to a command for the next document of the tab. */
function keepAnswered(at: number): void {
  try {
    sessionStorage.setItem(answeredPlace, String(at))
  } catch {
    // The next document shows what it was made with.
  }
}

/**
 * True where a command was answered after this document was asked for: the browser shows the document
 * before until this one comes, so the service may have read this one without what the command changed.
 */
function takeIsOlder(): boolean {
  try {
    const at = Number(sessionStorage.getItem(answeredPlace) ?? Number.NaN)
    sessionStorage.removeItem(answeredPlace)
    return at >= performance.timeOrigin
  } catch {
    return false
  }
}

async function sendKept(kept: readonly Kept[], { client, queries, toast }: Parts): Promise<void> {
  for (const each of kept) {
    const result = await sendAgain(client, each)
    // The next document tries again.
    if (result?.ok === false && isUnanswered(result.error)) continue
    drop(each.run)
    if (result?.ok !== false) continue
    const { message, messageDetail = message } = result.error
    toast({ text: messageDetail, tone: 'bad' })
  }
  // The answers of this document may be older than the presses.
  await queries.invalidateQueries()
}

/**
 * Sends the last press of every run once more when the document ends, so that it outlives the document,
 * and keeps it for the next document of the tab, which sends it again. The run's first call may still be
 * on its way and reach the service after the second, but not after the third. This is for calls that
 * may be repeated. What is kept expires after some minutes: the tab never knows that the second call
 * went through, nor what has changed since then in other places. A press that was answered while the
 * next document was on its way lets that one ask again for what it shows.
 */
export function createUnanswered(parts: Parts) {
  const { client, owner, queries } = parts
  const runs = new Map<string, () => void>()
  const kept = takeKept(owner)
  if (takeIsOlder() && kept.length === 0) void queries.invalidateQueries()
  let answeredAt = 0
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') answeredAt = Date.now()
  })

  function keep(run: string, sent: SentRequest): boolean {
    const parsed = z.safeParse(Kept, { ...sent, run, owner: owner.get(), at: Date.now() })
    if (!parsed.success) return false
    return writeKept([...readKept().filter((each) => each.run !== run), parsed.data])
  }

  function leave(): void {
    if (answeredAt > 0) keepAnswered(answeredAt)
    for (const send of runs.values()) send()
  }
  /** Sends the presses of runs that found no network a moment ago. */
  const unreached = new Map<string, () => void>()
  let isLeft = false
  if (typeof document !== 'undefined') {
    addEventListener('pagehide', () => {
      leave()
      for (const send of unreached.values()) send()
      // From now on the browser aborts calls, which is no answer to a press.
      isLeft = true
    })
    addEventListener('pageshow', () => {
      isLeft = false
      // Their presses were refused on this document.
      for (const run of unreached.keys()) drop(run)
      unreached.clear()
    })
    // A phone may end a hidden document without another event.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') leave()
    })
  }

  return {
    /** Resolves once the presses of the previous document are sent; undefined where there are none. */
    resuming: kept.length === 0 ? undefined : sendKept(kept, parts),
    /** Follows a run until it ends. `send` makes the call of the last press. */
    follow(run: string, send: (client: Client) => unknown): Unanswered {
      let isSent = false
      let isKept = false
      const outlive = (sent: SentRequest) => {
        isKept = keep(run, sent)
      }
      const forget = () => {
        if (isKept && !isLeft) drop(run)
        isKept = false
      }
      const sendLast = () => {
        isSent = true
        send({ call: (call, input, options) => client.call(call, input, { ...options, outlive }) })
      }
      const end = () => {
        runs.delete(run)
        forget()
        return isSent
      }
      unreached.delete(run)
      runs.set(run, sendLast)
      return {
        pressed: forget,
        isTaken: () => isKept && !readKept().some((each) => each.run === run),
        end,
        endUnreached() {
          unreached.set(run, sendLast)
          setTimeout(() => {
            if (unreached.get(run) === sendLast && !isLeft) unreached.delete(run)
          }, timings.abortedBeforeEnd)
          return end()
        },
      }
    },
  }
}
