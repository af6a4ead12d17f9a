import type { BudgetName } from '@tessera/contracts/calls/define-call'
import type { UserId } from '@tessera/contracts/ids'
import type { Ports } from '../ports.ts'
import type { Answer, Refusal } from './answer.ts'
import type { Grant } from './grant.ts'
import type { RequestContext } from './request-context.ts'

/** The checks of a call's sender that read tables of contexts. `web/caller-checks.ts` gives them. */
export interface CallerChecks {
  /** Finds the rights of an access token; undefined for an unknown or a revoked one. */
  grantOfToken(ports: Ports, token: string): Promise<Grant | undefined>
  /** Counts a call against its token's budget. */
  takeTokenBudget(
    context: Pick<RequestContext, 'ports' | 'setHeader'>,
    name: BudgetName,
    tokenId: string,
  ): Refusal | undefined
  /** True when a suspension ended the session of this token. */
  isSuspendedToken(ports: Ports, token: string): Promise<boolean>
  /** Counts a call against its member's budget. */
  memberRefusal(
    ports: Ports,
    name: BudgetName,
    sender: { readonly userId: UserId | null; readonly address: string },
  ): Promise<Refusal | undefined>
  /** Receives a file with its bytes reserved in its sender's quota. */
  withReservation<Result extends Answer<unknown>>(
    ports: Ports,
    wanted: { readonly ownerId: UserId; readonly bytes: number },
    work: () => Promise<{ readonly result: Result; readonly came: number }>,
  ): Promise<Result | Refusal>
}
