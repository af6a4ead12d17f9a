import { defineDomain } from '../../base/define-domain.ts'
import { handleClassify } from './classify-pin.ts'

/** Pictures of new Pins that a program of the operator's judges. */
export const houseClassifierDomain = defineDomain({ jobs: [handleClassify] })
