import type { ExperimentArm } from '@tessera/contracts/calls/ad-experiments'
import type { ReactElement } from 'react'
import { letters } from './arms-in.ts'
import { words } from './words.ts'

interface ArmNameProps {
  readonly arm: ExperimentArm
  readonly at: number
}

/** The letter of an arm, and the name of what it shows. */
export const ArmName = ({ arm, at }: ArmNameProps): ReactElement => (
  <>
    {letters[at]} · <bdi>{arm.name === '' ? words.untitled() : arm.name}</bdi>
  </>
)
