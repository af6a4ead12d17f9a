import type { PathParams } from '@tessera/contracts/match-path'
import type { Answered } from '../../calls/answer.ts'
import type { RequestContext } from '../../calls/request-context.ts'
import type { ServedPage } from '../../documents/page-content/serve-page.ts'
import type { Ports } from '../../ports.ts'
import type { Backfill } from './define-backfill.ts'
import type { HandledJob } from './handle-job.ts'
import type { LiveSource } from './live-source.ts'
import type { TableFacts } from './table-facts/table-facts.ts'

/** Answers a request whose session is known. */
type AnswersSession = (context: RequestContext, params: PathParams) => Promise<Response>

/** Answers a request by its id, without looking up a session. */
type AnswersAnyone = (
  ports: Ports,
  request: Request,
  id: string,
  params: PathParams,
) => Promise<Response>

/** An address that is neither a call's nor a page's: a file, an upload, an operator's tool. */
export type ServedFile = { readonly path: string; readonly method: 'get' | 'post' | 'all' } & (
  | { readonly needs: 'session'; readonly answer: AnswersSession }
  | { readonly needs: 'nothing'; readonly answer: AnswersAnyone }
)

/** Serves a file, or takes an upload, for the person whom the session belongs to. It counts as a read. */
export const serveFile = (
  path: string,
  answer: AnswersSession,
  method: ServedFile['method'] = 'get',
): ServedFile => ({ path, method, needs: 'session', answer })

/** Serves an address without a session, such as an operator's tool. It counts as a write. */
export const serveTool = (
  path: string,
  answer: AnswersAnyone,
  method: ServedFile['method'] = 'all',
): ServedFile => ({ path, method, needs: 'nothing', answer })

/** A domain as the service takes it. */
export interface Domain {
  /** The calls that it answers. */
  readonly calls?: readonly Answered[]
  /** Its background jobs. */
  readonly jobs?: readonly HandledJob[]
  /** Its long changes of data, which stay as long as a migration names them. */
  readonly backfills?: readonly Backfill[]
  /** The pages whose documents bring its answers along. */
  readonly pages?: readonly ServedPage[]
  /** Its addresses that are neither calls nor pages. */
  readonly files?: readonly ServedFile[]
  /** Its events for members' open tabs. */
  readonly live?: LiveSource
  /** Its tables, with what happens to their rows. */
  readonly tables?: readonly TableFacts[]
}

/**
 * Says what a domain brings to the service. Each domain has one in its `domain.ts`, and its context lists it
 * in `domains.ts`.
 *
 *     export const comments = defineDomain({ calls: commentCalls })
 */
export const defineDomain = (domain: Domain): Domain => domain
