import type { Call } from '@tessera/contracts/calls/define-call'

type Answer = (input: Readonly<Record<string, unknown>>) => Response | Promise<Response>

async function inputOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text =
    request.method === 'GET'
      ? (new URL(request.url).searchParams.get('data') ?? '{}')
      : await request.text()
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Whether an address is one of a call's, whose path may have names in it. */
function isAt(path: string, pathname: string): boolean {
  const [parts, names] = [pathname.split('/'), path.split('/')]
  return (
    parts.length === names.length &&
    names.every((name, at) => name.startsWith(':') || name === parts[at])
  )
}

/** A service that answers the calls it is given, by the input they come with; nobody answers the others. */
export function service(...answers: readonly (readonly [Call, Answer])[]) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const found = answers.find(
      ([call]) => call.method === request.method && isAt(call.path, pathname),
    )
    if (found === undefined) throw new Error(`Nobody answers ${request.method} ${pathname}.`)
    return found[1](await inputOf(request))
  }
}
