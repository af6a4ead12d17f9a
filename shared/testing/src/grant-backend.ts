import { Registry } from '@tessera/contracts/registry'
import { backendsPath } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { contractVersion } from '@tessera/contracts/version'

/** The backend of a module on this machine, with the facts of the viewer that it gets. */
export interface TestBackend {
  readonly module: string
  readonly origin: string
  readonly may: readonly string[]
}

/** Returns a registry with a module that has a backend, and nothing else. */
export const bareModule = ({ module, may }: TestBackend): Registry =>
  z.parse(Registry, {
    schema: 1,
    modules: [
      {
        base: 'http://localhost:3999/',
        descriptor: {
          name: module,
          version: '1.0.0',
          contract: `^${contractVersion}`,
          container: `tessera_${module.replaceAll('-', '_')}`,
          entry: 'remoteEntry.js',
          backend: { wants: may },
          files: [],
        },
      },
    ],
  })

/** The service, as its operator reaches it. */
interface OperatedService {
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
  /** The operator's proof. */
  readonly proof: string
}

/** Grants a module its backend, as the operator of the service. */
export async function grantBackend(
  { proof, ...service }: OperatedService,
  backend: TestBackend,
): Promise<void> {
  const request = new Request(service.origin + backendsPath, {
    method: 'POST',
    headers: { Authorization: `Bearer ${proof}` },
    body: JSON.stringify({ do: 'grant', ...backend, local: true, why: 'A test.' }),
  })
  const response = await service.fetch(request)
  if (!response.ok) throw new Error(`The backend is not granted: ${await response.text()}`)
}
