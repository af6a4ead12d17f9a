import type { ToldDecision } from '@tessera/contracts/calls/reports'
import type { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { appealDays } from '@tessera/contracts/report-kinds'
import type { Tx } from '../../../platform/database/port.ts'
import type { Ports } from '../../../ports.ts'
import { isSame } from '../../base/is-same.ts'
import { notify } from '../../pins/index.ts'

/** The side that is told: the person whose thing it is, somebody who reported it, or who claims a copyright. */
export type Side = ToldDecision['side'] | 'claimant'

const marks = { owner: 'o', reporter: 'r', claimant: 'c' } as const
const sides = { o: 'owner', r: 'reporter', c: 'claimant' } as const
const day = 86_400_000

const macOf = ({ secrets }: Pick<Ports, 'secrets'>, side: Side, id: string): string =>
  secrets.mac(`decision ${side}`, id)

/** Returns the token of a decision's page, which works without a session. */
export const tokenOf = (ports: Pick<Ports, 'secrets'>, side: Side, id: string): string =>
  `${marks[side]}-${id}-${macOf(ports, side, id)}`

/** Returns the decision and the side that a token stands for; undefined for a forged one. */
export function readToken(
  ports: Pick<Ports, 'secrets'>,
  token: string,
): { readonly side: Side; readonly id: string } | undefined {
  const [, mark, id = '', mac = ''] = /^([orc])-(\d+)-([\w-]+)$/.exec(token) ?? []
  if (mark !== 'o' && mark !== 'r' && mark !== 'c') return undefined
  const side: Side = sides[mark]
  return isSame(mac, macOf(ports, side, id)) ? { side, id } : undefined
}

/** Returns the address of a decision's page, for letters. */
export const decisionUrl = (
  ports: Pick<Ports, 'secrets' | 'settings'>,
  side: Side,
  id: string,
): string => ports.settings.publicOrigin + paths.decision.to({ token: tokenOf(ports, side, id) })

/** Returns the last moment at which a decision can be appealed. */
export const appealEnd = ({ decidedAt }: { readonly decidedAt: Date }): Date =>
  new Date(decidedAt.getTime() + appealDays * day)

/** Shows somebody in their notifications that there is a decision, which they read without mail. */
export const noticeDecision = (tx: Tx, ports: Ports, userId: UserId): Promise<void> =>
  notify(tx, ports, userId, { kind: 'action-finished', data: { what: 'decision' } })
