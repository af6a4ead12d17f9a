import { getInstance } from '@module-federation/enhanced/runtime'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { again } from './again.ts'
import type { Federation } from './load-module.ts'
import { fileUrl } from './load-module.ts'

/** What the runtime asks a plugin for a script of its own making; a subset of its types, which change often. */
interface ScriptWanted {
  readonly url: string
}

function withAttempt(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}?attempt=${attempt}`
}

function scriptFor(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  if (integrity !== undefined) script.integrity = integrity
  script.crossOrigin = 'anonymous'
  return script
}

/**
 * The federation runtime of the page, for `loadModule`. Entries run only with the registry's hash;
 * the chunks behind an entry carry their hashes inside it.
 */
export function pageFederation(): Federation {
  const instance = getInstance()
  if (instance === null) {
    throw new Error(
      'No federation runtime on this page. Build the shell with the preset of shared/build.',
    )
  }
  // undefined is a development server's file, let through by loadModule; a missing key is never run.
  const hashes = new Map<string, string | undefined>()
  instance.registerPlugins([
    {
      name: 'tessera-integrity',
      createScript({ url }: ScriptWanted) {
        if (!hashes.has(url)) throw new Error(`No hash is known for ${url}, so it is not run.`)
        return { script: scriptFor(url, hashes.get(url)), timeout: 60_000 }
      },
    },
  ])
  return {
    load(module: RegisteredModule, attempt: number) {
      const { descriptor } = module
      const url = withAttempt(fileUrl(module, descriptor.entry), attempt)
      const entry = descriptor.files.find(({ path }) => path === descriptor.entry)
      if (entry !== undefined) hashes.set(url, entry.integrity)
      instance.registerRemotes(
        [
          {
            name: descriptor.container,
            entry: url,
            type: 'global',
            entryGlobalName: descriptor.container,
          },
        ],
        { force: attempt > 0 },
      )
      const exposed = () => instance.loadRemote(`${descriptor.container}/module`)
      return attempt === 0 ? exposed() : again(exposed)
    },
  }
}
