import { isLoopbackOrigin } from '@tessera/contracts/releases/backend-grant'
import { BackendRequest, type ListedBackend } from '@tessera/contracts/releases/tool-calls'
import type { Ports } from '../../../ports.ts'
import { changeBackend } from './change-backend.ts'
import { grantOf, keptBackends } from './store.ts'
import { inputOf, toolAnswer, toolRefusal } from './tool-answer.ts'
import { operatorRefusal } from './tool-sender.ts'

const by = 'the operator'

/** Answers the operator with the backends of modules, and changes them. */
export async function answerBackends(
  ports: Ports,
  request: Request,
): Promise<Response | undefined> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  if (request.method === 'GET') return toolAnswer({ backends: await listBackends(ports) })
  if (request.method !== 'POST') return undefined
  const read = await inputOf(request, BackendRequest)
  if (read instanceof Response) return read
  const { input } = read
  const message = input.do === 'grant' ? faultIn(input, ports) : undefined
  if (message !== undefined) return toolRefusal({ code: 'bad-input', message })
  if (!(await changeBackend(ports, input, by)))
    return toolRefusal({
      code: 'not-found',
      message: `The registry grants ${input.module} no backend; see npm run module -- backend list.`,
    })
  ports.log.info('registry.backend-changed', { ...input, who: by })
  return toolAnswer({
    backends: (await listBackends(ports)).filter(({ module }) => module === input.module),
  })
}

/** Returns why an origin can't be granted, in one sentence with the fix. */
function faultIn(
  { origin, local }: { readonly origin: string; readonly local: boolean },
  { settings }: Ports,
): string | undefined {
  const isLocal = isLoopbackOrigin(origin)
  if (local && !settings.anyoneOverrides)
    return 'A production service reaches no server on its own machine; leave --local out, and give an https origin of the public internet.'
  if (local && !isLocal)
    return `--local is for a server on this machine, as http://localhost:4000, not for ${origin}; leave it out.`
  if (!local && isLocal) return `${origin} is on this machine; add --local.`
  if (!local && !origin.startsWith('https:'))
    return `Who asks would travel readable to ${origin}; give an https origin.`
  return undefined
}

/** Lists the backends, with what the builds want that run now. */
async function listBackends(ports: Ports): Promise<ListedBackend[]> {
  const { builds, modules } = await ports.releases.state()
  return (await keptBackends(ports.db)).map((kept) => {
    const release = modules.find(({ name }) => name === kept.module)
    const running = [release?.active, release?.rollout?.build]
    const wants = builds
      .filter(({ module, id }) => module === kept.module && running.includes(id))
      .flatMap(({ descriptor }) => descriptor.backend?.wants ?? [])
    return {
      ...grantOf(kept),
      by: kept.grantedBy,
      why: kept.why,
      at: kept.at.toISOString(),
      wants: [...new Set(wants)],
    }
  })
}
