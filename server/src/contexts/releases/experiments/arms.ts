import { armIn, type ChosenArms, type Experiment } from '@tessera/contracts/experiments'
import type { Visit } from '../../../calls/visit.ts'
import type { ExperimentProvider } from '../../../platform/experiments/port.ts'
import { unknownArm } from '../../../platform/experiments/unknown-arm.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Log } from '../../../platform/log/port.ts'
import { armsInAddress, unusualArms } from './rules.ts'
import { visitorOf } from './visitor.ts'

/** Milliseconds that a document waits for a provider. */
const longestChoice = 200

/** Returns the arms in the URL, if overrides are allowed. */
function armsAskedFor({ ports }: Visit, url: URL, experiments: readonly Experiment[]): ChosenArms {
  if (!ports.settings.experimentOverrides) return {}
  const asked: [string, string][] = []
  for (const [name, arm] of armsInAddress(url.searchParams.get('experiments') ?? '')) {
    const problem = unknownArm(experiments, name, arm)
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
  experiment: Experiment,
  { visitor, log }: { readonly visitor: string; readonly log: Log },
): Promise<string> {
  const { name, default: fallback } = experiment
  const context = { targetingKey: visitor }
  let late: NodeJS.Timeout | undefined
  try {
    const value = await Promise.race([
      provider.resolveStringEvaluation(name, fallback, context, quietLogger).then((it) => it.value),
      new Promise<never>((_, reject) => {
        late = setTimeout(reject, longestChoice, new Error('The provider is too slow.'))
      }),
    ])
    const problem = unknownArm([experiment], name, value)
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

/** The arms of documents by the signal of their request, for the calls that a document answers. */
const armsIn = new WeakMap<AbortSignal, ChosenArms>()

/** Returns the arm of one experiment of the service for a call. */
export async function armOf<Arm extends string>(
  visit: Visit,
  experiment: Experiment<Arm>,
): Promise<Arm> {
  const { experiments: provider, log } = visit.ports
  const known = armsIn.get(visit.signal)
  if (known !== undefined) return armIn(experiment, known)
  if (provider === null) return experiment.default
  const arm = await chosenArm(provider, experiment, { visitor: visitorOf(visit), log })
  return armIn(experiment, { [experiment.name]: arm })
}

/** Returns the arms for this visit that are not the default ones. */
export async function armsOf(
  visit: Visit,
  url: URL,
  experiments: readonly Experiment[],
): Promise<Readonly<Record<string, string>>> {
  const arms = unusualArms(experiments, await armsChosen(visit, url, experiments))
  armsIn.set(visit.signal, arms)
  return arms
}

async function armsChosen(
  visit: Visit,
  url: URL,
  experiments: readonly Experiment[],
): Promise<ChosenArms> {
  const { experiments: provider, log } = visit.ports
  const asked = armsAskedFor(visit, url, experiments)
  if (provider === null) return asked
  const visitor = visitorOf(visit)
  const chosen = await Promise.all(
    experiments.map(
      async (each) =>
        [
          each.name,
          asked[each.name] ?? (await chosenArm(provider, each, { visitor, log })),
        ] as const,
    ),
  )
  return Object.fromEntries(chosen)
}
