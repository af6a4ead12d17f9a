import { defineDomain } from '../../base/define-domain.ts'
import { peopleCalls } from './calls.ts'
import { handleLifts } from './lift-job.ts'

/** The acts of people who look after the product on others: help, limit, suspend, close. */
export const housePeopleDomain = defineDomain({ calls: peopleCalls, jobs: [handleLifts] })
