import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** A comment of a pull request or a merge request. */
interface Comment {
  readonly id: number
  readonly place: string
  readonly body: string
  /** The author, as GitHub and as GitLab name them. */
  readonly user: typeof account
  readonly author: typeof account
}

/** The account that every token belongs to. */
const account = { id: 5, login: 'github-actions[bot]' }

/** The comments of a platform whose API stands in for GitHub's or GitLab's. */
export interface StandInApi {
  readonly address: string
  readonly comments: () => readonly Comment[]
  /** Requests for something that is not there, and requests without a token. */
  readonly faults: readonly string[]
  close(): void
}

const ofList = /\/(?:issues\/\d+\/comments|merge_requests\/\d+\/notes)$/
const ofOne = /\/(?:issues\/comments|merge_requests\/\d+\/notes)\/(\d+)$/

const isSigned = ({ headers }: IncomingMessage): boolean =>
  [headers.authorization, headers['private-token'], headers['job-token']].some(Boolean)

/** True for the first page of a list, which has all comments. */
const isFirst = (asked: URLSearchParams): boolean => Number(asked.get('page') ?? 1) === 1

/** Returns the text of a comment, from JSON or a form. */
function bodyOf(sent: string): string {
  const body: unknown = sent.startsWith('{')
    ? JSON.parse(sent).body
    : new URLSearchParams(sent).get('body')
  return typeof body === 'string' ? body : ''
}

/** Serves the comments of pull requests as both platforms do: listed, added and replaced. */
export async function standInApi(): Promise<StandInApi> {
  let comments: readonly Comment[] = []
  const faults: string[] = []
  const answer = (asked: IncomingMessage, sent: string): readonly [number, unknown] => {
    const { pathname: path, searchParams } = new URL(asked.url ?? '/', 'http://api')
    if (!isSigned(asked)) return [401, { message: 'no token' }]
    if (path.endsWith('/user')) return [200, account]
    const asList = ofList.test(path)
    if (asList && asked.method === 'GET')
      return [200, isFirst(searchParams) ? comments.filter(({ place }) => place === path) : []]
    if (asList && asked.method === 'POST') {
      const made = {
        id: comments.length + 1,
        place: path,
        body: bodyOf(sent),
        user: account,
        author: account,
      }
      comments = [...comments, made]
      return [201, made]
    }
    const id = Number(ofOne.exec(path)?.[1])
    const found = comments.find((each) => each.id === id)
    if (found === undefined || !['PATCH', 'PUT'].includes(asked.method ?? ''))
      return [404, { message: 'not found' }]
    const made = { ...found, body: bodyOf(sent) }
    comments = comments.map((each) => (each.id === id ? made : each))
    return [200, made]
  }
  const server = createServer(async (asked, response) => {
    const [status, body] = answer(asked, await text(asked))
    if (status >= 400) faults.push(`${status} ${asked.method} ${asked.url}`)
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The API does not listen.')
  return {
    address: `http://localhost:${address.port}`,
    comments: () => comments,
    faults,
    close: () => server.close(),
  }
}
