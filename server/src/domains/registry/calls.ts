import { getServedModules } from '@tessera/contracts/calls/served-modules'
import { answer, given } from '../../calls/answer.ts'
import { served } from './served-set.ts'

const answerServedModules = answer(getServedModules, async ({ ports, language }, { set }) => {
  const found = served({ registry: await ports.registry(), shell: await ports.shell() }, language)
  const isKnown = set === found.set.id
  return given({ set: found.set, modules: isKnown ? null : found.modules })
})

/** Handlers of the calls about modules. */
export const registryCalls = [answerServedModules]
