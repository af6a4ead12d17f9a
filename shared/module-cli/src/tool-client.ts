import { sourceMapType } from '@tessera/contracts/releases/error-calls'
import {
  type ChangeRequest,
  changesPath,
  type PastChange,
  statePath,
  ToolRefusal,
  ToolState,
} from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { Fault } from './outcome.ts'
import { withCommandsOf } from './place.ts'
import { printed } from './printed.ts'

/** Sends one request to the service; tests replace it. */
export type Transport = (request: Request) => Promise<Response>

class ServiceRefusal extends Fault {
  readonly changes: readonly PastChange[]

  constructor(error: z.infer<typeof ToolRefusal>['error']) {
    const [first, ...more] = error.refusals ?? []
    const all = first === undefined ? [error] : [first, ...more]
    super(
      all.map(({ message }) => printed(withCommandsOf(message))).join('\n  '),
      'refused',
      error.code,
    )
    this.changes = error.changes ?? []
  }
}

/** The service, as the command line sees it. */
export interface ToolClient {
  /** Sends a request, and returns the JSON of the answer, or the bytes of a source map. */
  send(method: string, path: string, body?: string | Uint8Array<ArrayBuffer>): Promise<unknown>
  state(module?: string): Promise<ToolState>
  /** Makes a change. Changes of other modules that came between do not stop it. */
  change(change: ChangeRequest['change'], of: { version: number; why: string }): Promise<number>
}

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/

function checkPrivate(origin: string): void {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:' || local.test(hostname) || process.env.ALLOW_HTTP === 'on') return
  throw new Fault(
    `A token would travel readable to ${origin}; give the https address with --at, or set ALLOW_HTTP=on on a network of your own.`,
  )
}

async function refusalOf(response: Response): Promise<ServiceRefusal> {
  const body: unknown = await response.json().catch(() => null)
  const { data } = z.safeParse(ToolRefusal, body)
  return new ServiceRefusal(
    data?.error ?? {
      code: 'unexpected',
      message: `The service answered with status ${response.status}; check that the address is the product's, and its log.`,
    },
  )
}

const Changed = z.object({ version: z.int() })

/** The most changes of other modules that may come between. */
const repetitions = 10

/** Connects to the service with a token or another proof; an empty one sends none. */
export function toolClient(
  { origin, proof }: { readonly origin: string; readonly proof: string },
  transport: Transport = (request) => fetch(request),
): ToolClient {
  checkPrivate(origin)
  const send: ToolClient['send'] = async (method, path, body) => {
    const request = new Request(new URL(path, origin), {
      method,
      headers: proof === '' ? {} : { Authorization: `Bearer ${proof}` },
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
    })
    const response = await transport(request).catch(() => {
      throw new Fault(
        `The product at ${origin} cannot be reached; start it, or say where it is with --at URL.`,
        'unreachable',
      )
    })
    if (!response.ok) throw await refusalOf(response)
    if (response.headers.get('Content-Type') === sourceMapType)
      return new Uint8Array(await response.arrayBuffer())
    return response.json()
  }
  return {
    send,
    state: async (module) =>
      z.parse(
        ToolState,
        await send('GET', statePath + (module === undefined ? '' : `?module=${module}`)),
      ),
    async change(change, { version, why }) {
      let seen = version
      for (let left = repetitions; ; left -= 1) {
        try {
          const body = JSON.stringify({ change, version: seen, why })
          return z.parse(Changed, await send('POST', changesPath, body)).version
        } catch (cause) {
          seen = versionAfter(cause, { module: change.module, left })
        }
      }
    },
  }
}

/** Returns the version to repeat a change with, when what came between concerns other modules alone. */
function versionAfter(
  cause: unknown,
  { module, left }: { readonly module: string; readonly left: number },
): number {
  if (!(cause instanceof ServiceRefusal) || cause.code !== 'changed-meanwhile') throw cause
  const [last] = cause.changes
  const isOthers = cause.changes.every((each) => each.module !== null && each.module !== module)
  if (last === undefined || !isOthers || left === 0) throw cause
  return last.version
}
