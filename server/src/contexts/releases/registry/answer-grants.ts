import { isOperatorStart, isServiceStart } from '@tessera/contracts/releases/gate/address-refusals'
import { GrantRequest, ReleasedRequest } from '@tessera/contracts/releases/tool-calls'
import type { Ports } from '../../../ports.ts'
import { releaseEarlier } from './earlier-builds.ts'
import { endGrant, grantAddress, keptGrants } from './grants.ts'
import { addressHolders } from './release-world.ts'
import { readProof } from './token-text.ts'
import { mayTouch, type Publisher } from './tokens.ts'
import { inputOf, toolAnswer, toolRefusal } from './tool-answer.ts'
import { operatorRefusal, senderOf } from './tool-sender.ts'

/** Answers the operator, or a token, with the grants of addresses; changes them for who may. */
export async function answerGrants(ports: Ports, request: Request): Promise<Response | undefined> {
  const isOperator = readProof(request.headers.get('Authorization'))?.kind === 'operator'
  const sender = isOperator
    ? (operatorRefusal(ports, request) ?? 'the operator')
    : await senderOf(ports, request)
  if (sender instanceof Response) return sender
  if (request.method === 'GET') return listGrants(ports)
  if (request.method !== 'POST') return undefined
  const read = await inputOf(request, GrantRequest)
  if (read instanceof Response) return read
  const { granted, ...grant } = read.input
  if (isServiceStart(grant.start))
    return toolRefusal({
      code: 'bad-input',
      message: `The service itself answers below ${grant.start}, so nobody can have addresses there; choose another first word.`,
    })
  const refusal =
    typeof sender === 'string' ? undefined : await notHolder(ports, sender, grant.start)
  if (refusal !== undefined) return refusal
  const by = typeof sender === 'string' ? sender : sender.name
  if (granted) await grantAddress(ports.db, { ...grant, by, at: ports.clock.now() })
  else if (!(await endGrant(ports.db, grant)))
    return toolRefusal({
      code: 'not-found',
      message: `The registry has no grant of ${grant.start} to ${grant.module}; see npm run module -- grants.`,
    })
  ports.log.info('registry.granted', { ...read.input, who: by })
  return toolAnswer(read.input)
}

async function listGrants({ db }: Ports): Promise<Response> {
  const grants = await keptGrants(db)
  return toolAnswer({
    grants: grants.map(({ module, start, grantedBy: by, at }) => ({ module, start, by, at })),
  })
}

/** Refuses a token that is for no holder of a start. */
async function notHolder(
  ports: Ports,
  sender: Publisher,
  start: string,
): Promise<Response | undefined> {
  const holders = isOperatorStart(start) ? [] : await addressHolders(ports, start)
  if (holders.some((holder) => mayTouch(sender, holder))) return undefined
  const team = holders.map((holder) => ` or the team of ${holder}`).join('')
  return toolRefusal({
    code: 'another-module',
    message: `The token '${sender.name}' is for ${sender.modules.join(', ')}, which does not hold ${start}; have the operator${team} grant it.`,
  })
}

/** Answers the operator, who frees the addresses that a module holds for open tabs. */
export async function answerReleased(
  ports: Ports,
  request: Request,
): Promise<Response | undefined> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  if (request.method !== 'POST') return undefined
  const read = await inputOf(request, ReleasedRequest)
  if (read instanceof Response) return read
  const { module } = read.input
  const builds = await releaseEarlier(ports, module)
  if (builds === 0)
    return toolRefusal({
      code: 'nothing-to-do',
      message: `No build of ${module} holds addresses for open tabs; disable the module first if one runs.`,
    })
  ports.releases.lookAgain()
  ports.log.info('registry.released', { module, builds })
  return toolAnswer({ module, builds })
}
