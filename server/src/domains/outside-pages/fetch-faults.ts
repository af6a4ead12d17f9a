import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { PageFault } from '../../platform/pages/port.ts'

/**
 * What a person is told of a page that did not come. A host inside of our network and one that is
 * not there are told alike, so that the answer is no map of the network.
 */
export const faultCodes = {
  'address-unfit': 'outside-address-unfit',
  'address-refused': 'outside-unreachable',
  unreachable: 'outside-unreachable',
  'too-many-redirects': 'outside-unreachable',
  'bad-status': 'outside-unreachable',
  unreadable: 'outside-not-a-page',
  'type-refused': 'outside-not-a-page',
  'too-slow': 'outside-too-slow',
  'too-large': 'outside-too-large',
} as const satisfies Readonly<Record<PageFault, ErrorCode>>
