import { z } from '@tessera/contracts/schema'
import { Fault } from '../outcome.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Sends a request to GitHub or GitLab; tests replace it. */
export type ForgeTransport = (request: Request) => Promise<Response>

/** The comments of one merge request, by the platform's API. */
interface Forge {
  readonly name: string
  /** The address of the comments. */
  readonly comments: string
  /** Returns the address of one comment. */
  readonly comment: (id: number) => string
  /** The address of the token's own account; without one, the account is that of GitHub's workflows. */
  readonly self?: string
  readonly update: 'PATCH' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  /** The fix when the platform refuses the token. */
  readonly fix: string
}

const Comments = z.array(
  z.object({
    id: z.int(),
    body: z.nullable(z.string()),
    /** The author on GitHub; null when the account is gone. */
    user: z.optional(z.nullable(z.object({ login: z.string() }))),
    /** The author on GitLab. */
    author: z.optional(z.object({ id: z.int() })),
  }),
)
type Comment = z.infer<typeof Comments>[number]
const Self = z.object({ id: z.int() })
/** The account of the token that a workflow of GitHub has. */
const workflowLogin = 'github-actions[bot]'
const pageSize = 100
const pagesMost = 20

function githubOf(env: Environment): Forge | undefined {
  const [, number] = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '') ?? []
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository } = env
  if (number === undefined || !token || !repository) return undefined
  const issues = `${env.GITHUB_API_URL ?? 'https://api.github.com'}/repos/${repository}/issues`
  return {
    name: 'GitHub',
    comments: `${issues}/${number}/comments`,
    comment: (id) => `${issues}/comments/${id}`,
    update: 'PATCH',
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
    fix: 'give the job the permission pull-requests: write',
  }
}

function gitlabOf(env: Environment): Forge | undefined {
  const { CI_API_V4_URL: api, CI_PROJECT_ID: project, CI_MERGE_REQUEST_IID: number } = env
  const { GITLAB_TOKEN: token } = env
  if (!api || !project || !number || !token) return undefined
  const notes = `${api}/projects/${project}/merge_requests/${number}/notes`
  return {
    name: 'GitLab',
    comments: notes,
    comment: (id) => `${notes}/${id}`,
    self: `${api}/user`,
    update: 'PUT',
    headers: { 'PRIVATE-TOKEN': token },
    fix: 'set the masked variable GITLAB_TOKEN to a project access token with the role Reporter and the scope api',
  }
}

/** Returns the merge request that a pipeline runs for, with the right to comment; undefined elsewhere. */
const forgeOf = (env: Environment): Forge | undefined =>
  env.GITHUB_ACTIONS === 'true' ? githubOf(env) : gitlabOf(env)

async function asked(transport: ForgeTransport, forge: Forge, request: Request): Promise<unknown> {
  const response = await transport(request).catch(() => {
    throw new Fault(
      `${forge.name} cannot be reached at ${new URL(request.url).origin}.`,
      'unreachable',
    )
  })
  if (response.ok) return response.json()
  throw new Fault(
    `${forge.name} refused the comment (status ${response.status}); ${forge.fix}.`,
    'refused',
    'comment-refused',
  )
}

/** Returns the test for comments that the token's own account wrote. */
async function isOwnOf(
  transport: ForgeTransport,
  forge: Forge,
): Promise<(comment: Comment) => boolean> {
  if (forge.self === undefined) return ({ user }) => user?.login === workflowLogin
  const request = new Request(forge.self, { headers: forge.headers })
  const { id } = z.parse(Self, await asked(transport, forge, request))
  return ({ author }) => author?.id === id
}

/** Finds the earlier comment of the same account. Others can write the mark too. */
async function earlierId(
  transport: ForgeTransport,
  forge: Forge,
  mark: string,
): Promise<number | undefined> {
  const isOwn = await isOwnOf(transport, forge)
  for (let page = 1; page <= pagesMost; page += 1) {
    const query = new URLSearchParams({ per_page: String(pageSize), page: String(page) })
    const request = new Request(`${forge.comments}?${query}`, { headers: forge.headers })
    const comments = z.parse(Comments, await asked(transport, forge, request))
    const found = comments.find((each) => each.body?.startsWith(mark) && isOwn(each))
    if (found !== undefined || comments.length < pageSize) return found?.id
  }
  return undefined
}

/**
 * Writes the comment of a merge request, in the place of its own that begins with the same mark. Says what was
 * done; undefined outside of a pipeline that may comment.
 */
export async function postComment(
  { mark, body }: { readonly mark: string; readonly body: string },
  env: Environment,
  transport: ForgeTransport = (request) => fetch(request),
): Promise<'written' | 'updated' | undefined> {
  const forge = forgeOf(env)
  if (forge === undefined) return undefined
  const id = await earlierId(transport, forge, mark)
  const request = new Request(id === undefined ? forge.comments : forge.comment(id), {
    method: id === undefined ? 'POST' : forge.update,
    headers: { ...forge.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ body }),
  })
  await asked(transport, forge, request)
  return id === undefined ? 'written' : 'updated'
}
