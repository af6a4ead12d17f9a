import type { ErrorCode } from '@tessera/contracts/errors/codes'
import type { PageFault } from '../../../platform/pages/port.ts'

/**
 * Maps fetch faults to error codes. Internal hosts and hosts that don't exist get the same code, so
 * that answers don't map our network.
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
