import { getServedModules } from '@tessera/contracts/calls/served-modules'
import { answer, given } from '../../../calls/answer.ts'
import { chosenRegistry } from '../canary/chosen-registry.ts'
import { served } from '../registry/served-set.ts'

const answerServedModules = answer(getServedModules, async (visit, { set }) => {
  const { language } = visit
  const { registry, builds, shell } = await chosenRegistry(visit)
  const found = served({ registry, builds, shell }, language)
  const isKnown = set === found.set.id
  return given({ set: found.set, modules: isKnown ? null : found.modules })
})

/** Handlers of the calls about modules. */
export const registryCalls = [answerServedModules]
