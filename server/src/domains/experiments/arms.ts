import {
  type ExperimentArms,
  type ExperimentName,
  experimentArms,
  experiments,
} from '@tessera/contracts/experiments'
import { causeText } from '../../calls/cause-text.ts'
import type { Visit } from '../../calls/visit.ts'
import type { ExperimentProvider } from '../../platform/experiments/port.ts'
import type { Log } from '../../platform/log/port.ts'
import { armsInAddress, experimentNames, unknownArm } from './rules.ts'
import { visitorOf } from './visitor.ts'

/** Milliseconds that a document waits for a provider. */
const longestChoice = 200

/** Returns the arms in the URL, if overrides are allowed. */
function armsAskedFor({ ports }: Visit, url: URL): Readonly<Record<string, string>> {
  if (!ports.settings.experimentOverrides) return {}
  const asked: [string, string][] = []
  for (const [name, arm] of armsInAddress(url.searchParams.get('experiments') ?? '')) {
    const problem = unknownArm(name, arm)
    if (problem === undefined) asked.push([name, arm])
    else ports.log.warn('experiment.unknown', { problem })
  }
  return Object.fromEntries(asked)
}

/**
 * Asks the provider for an arm; falls back to the default on failure, timeout or an unknown arm.
 */
async function chosenArm(
  provider: ExperimentProvider,
  name: ExperimentName,
  { visitor, log }: { readonly visitor: string; readonly log: Log },
): Promise<string> {
  const fallback = experiments[name].default
  const context = { targetingKey: visitor }
  let late: NodeJS.Timeout | undefined
  try {
    const value = await Promise.race([
      provider.resolveStringEvaluation(name, fallback, context, quietLogger).then((it) => it.value),
      new Promise<never>((_, reject) => {
        late = setTimeout(reject, longestChoice, new Error('The provider is too slow.'))
      }),
    ])
    const problem = unknownArm(name, value)
    if (problem === undefined) return value
    throw new Error(problem)
  } catch (cause) {
    log.warn('experiment.failed', { experiment: name, cause: causeText(cause) })
    return fallback
  } finally {
    clearTimeout(late)
  }
}

const quietLogger = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }

/** The arms of documents, for the calls that a document answers. */
const armsIn = new WeakMap<Visit, ExperimentArms>()

/** Returns the arm of one experiment for a call. */
export async function armOf<Name extends ExperimentName>(
  visit: Visit,
  name: Name,
): Promise<ExperimentArms[Name]> {
  const { experiments: provider, log } = visit.ports
  const known = armsIn.get(visit)
  if (known !== undefined) return known[name]
  if (provider === null) return experimentArms({})[name]
  const arm = await chosenArm(provider, name, { visitor: visitorOf(visit), log })
  return experimentArms({ [name]: arm })[name]
}

/** Returns the arm of every experiment for this visit. */
export async function armsOf(visit: Visit, url: URL): Promise<ExperimentArms> {
  const arms = experimentArms(await armsChosen(visit, url))
  armsIn.set(visit, arms)
  return arms
}

async function armsChosen(visit: Visit, url: URL): Promise<Readonly<Record<string, string>>> {
  const { experiments: provider, log } = visit.ports
  const asked = armsAskedFor(visit, url)
  if (provider === null) return asked
  const visitor = visitorOf(visit)
  const chosen = await Promise.all(
    experimentNames.map(
      async (name) =>
        [name, asked[name] ?? (await chosenArm(provider, name, { visitor, log }))] as const,
    ),
  )
  return Object.fromEntries(chosen)
}
