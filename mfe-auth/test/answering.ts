import type { Call } from '@tessera/contracts/calls/define-call'

type Answer = (input: Readonly<Record<string, unknown>>) => Response | Promise<Response>

/** A call and what it is answered with. */
export type Answering = readonly [Call, Answer]

async function inputOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text =
    request.method === 'GET'
      ? (new URL(request.url).searchParams.get('data') ?? '{}')
      : await request.text()
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * A service that answers the calls it is given, by the input they come with, and writes down what it
 * was asked. A call that nobody answers fails the test.
 */
export function answering(...answers: readonly Answering[]) {
  const asked: { readonly call: string; readonly input: unknown }[] = []
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const found = answers.find(([call]) => call.path === pathname && call.method === request.method)
    if (found === undefined) throw new Error(`Nobody answers ${request.method} ${pathname}.`)
    const input = await inputOf(request)
    asked.push({ call: found[0].name, input })
    return found[1](input)
  }
  return { asked, answer }
}
