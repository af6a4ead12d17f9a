import { serviceExperiments } from '@tessera/contracts/experiments'
import * as z from 'zod'
import type { ArmShare } from './platform/experiments/shares.ts'
import { unknownArm } from './platform/experiments/unknown-arm.ts'

const shape = /^(?<experiment>[a-z_]+)=(?<arm>[a-z_]+)(?::(?<percent>\d{1,3}(?:\.\d{1,2})?))?$/

/** Max characters of a part that a fault names. */
const partMax = 60

/**
 * Parses `quick_promote=enabled:20, other=control` into the share of visitors that gets each arm.
 */
export const armShares = z
  .string()
  .default('')
  .transform((text, found): readonly ArmShare[] => {
    const shares: ArmShare[] = []
    const fault = (message: string) => found.addIssue({ code: 'custom', message })
    for (const part of text.split(',').map((each) => each.trim())) {
      if (part === '') continue
      const { experiment, arm, percent = '100' } = shape.exec(part)?.groups ?? {}
      if (experiment === undefined || arm === undefined) {
        fault(`Write '${part.slice(0, partMax)}' as experiment=arm or experiment=arm:percent.`)
        continue
      }
      // The experiments of modules come and go with their builds.
      const isOurs = serviceExperiments.some(({ name }) => name === experiment)
      const problem = isOurs ? unknownArm(serviceExperiments, experiment, arm) : undefined
      if (problem !== undefined) fault(problem)
      else shares.push({ experiment, arm, percent: Number(percent) })
    }
    for (const [experiment, given] of Map.groupBy(shares, (share) => share.experiment)) {
      const total = given.reduce((sum, { percent }) => sum + percent, 0)
      if (total > 100) fault(`The shares of '${experiment}' come to ${total} %, more than 100 %.`)
    }
    return shares
  })
