import { templateLimits } from '@tessera/contracts/first-screen/limits'
import { readTemplate } from '@tessera/contracts/first-screen/read-template'
import { readingCalls } from '@tessera/contracts/first-screen/reading-calls'
import { timings } from '@tessera/contracts/timings'
import { fileKey, isExpected } from '../../contexts/releases/index.ts'
import type { Ports } from '../../ports.ts'
import { servedStyle, styleAddress } from './files.ts'
import { messageOf } from './message-of.ts'
import type { AskedTemplate, LoadedTemplate, Templates } from './templates-port.ts'

type TemplatePorts = Pick<Ports, 'moduleFiles' | 'moduleHosts' | 'clock' | 'log'> & {
  readonly settings: Pick<Ports['settings'], 'moduleStoreUrl'>
  /** Max time that a document waits for a template; tests wait longer. */
  readonly wait?: number
}

/** A template that is there or on its way. */
interface Kept {
  /** Ends with what there is in time: a document waits no longer for it. */
  readonly inTime: Promise<void>
  loaded: LoadedTemplate | undefined
  /** The time from which it is loaded again; undefined while it need not be. */
  again: number | undefined
}

/** More templates than the builds that run have. */
const keptMost = 500

class Unusable extends Error {}

async function bytesOf(
  { moduleFiles, moduleHosts, settings }: TemplatePorts,
  { module: { base, descriptor }, build, path }: AskedTemplate,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const isStored = build !== undefined && base.startsWith(settings.moduleStoreUrl)
  if (!isStored || settings.moduleStoreUrl === '')
    return moduleHosts.read(base + path, templateLimits.bytes)
  return (await moduleFiles.get(fileKey({ module: descriptor.name, build }, path)))?.bytes
}

/** Reads a template from where its build is. Throws why it can't be drawn. */
async function load(ports: TemplatePorts, asked: AskedTemplate): Promise<LoadedTemplate> {
  const { name, files } = asked.module.descriptor
  const file = files.find(({ path }) => path === asked.path)
  if (file?.integrity === undefined) throw new Unusable('the build does not list it with a hash')
  if (file.bytes > templateLimits.bytes) throw new Unusable(`it has ${file.bytes} bytes`)
  const bytes = await bytesOf(ports, asked)
  if (bytes === undefined) throw new Error('its file could not be loaded')
  if (!(await isExpected({ file, encoding: undefined }, bytes)))
    throw new Unusable('its file is not the one that the build lists')
  const text = new TextDecoder().decode(bytes)
  const read = readTemplate(text, { module: name, calls: readingCalls })
  if (!read.ok) throw new Unusable(read.why)
  const { style } = read.template
  const address = styleAddress(name, file.integrity)
  return {
    template: read.template,
    style: style === '' ? undefined : await servedStyle(address, style),
  }
}

/** Ends when something is done, or after a time, and then calls back. */
const within = (time: number, done: Promise<void>, late: () => void): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    late()
    resolve()
  }, time)
  void done.then(() => {
    clearTimeout(timer)
    resolve()
  })
  return promise
}

/** Opens the templates of builds. Each is read once by its hash, however many documents it draws. */
export function openTemplates(ports: TemplatePorts): Templates {
  const kept = new Map<string, Kept>()

  const keyOf = ({ module: { descriptor }, path }: AskedTemplate): string => {
    const file = descriptor.files.find((each) => each.path === path)
    return `${descriptor.name} ${path} ${file?.integrity ?? ''}`
  }

  const tell = ({ module, path }: AskedTemplate, why: string) =>
    ports.log.warn('first-screen.not-drawn', { module: module.descriptor.name, path, why })

  function start(asked: AskedTemplate): Kept {
    const made: Kept = {
      loaded: undefined,
      again: undefined,
      inTime: within(
        ports.wait ?? timings.firstScreenWait,
        load(ports, asked).then(
          (loaded) => {
            made.loaded = loaded
          },
          (cause: unknown) => {
            tell(asked, messageOf(cause))
            if (!(cause instanceof Unusable))
              made.again = ports.clock.now().getTime() + timings.firstScreenAgain
          },
        ),
        () => tell(asked, 'its file does not come in time'),
      ),
    }
    return made
  }

  return {
    async of(asked) {
      const key = keyOf(asked)
      const known = kept.get(key)
      const isOld = known?.again !== undefined && known.again <= ports.clock.now().getTime()
      const entry = known === undefined || isOld ? start(asked) : known
      if (entry !== known) {
        const [oldest] = kept.size >= keptMost ? kept.keys() : []
        if (oldest !== undefined) kept.delete(oldest)
        kept.set(key, entry)
      }
      await entry.inTime
      return entry.loaded
    },
    refuse(asked, why) {
      const entry = kept.get(keyOf(asked))
      if (entry?.loaded === undefined) return
      entry.loaded = undefined
      tell(asked, why)
    },
  }
}
