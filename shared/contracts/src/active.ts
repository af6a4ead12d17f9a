import { abiOf, federationAbi } from './abi.ts'
import { isCompatible } from './compatible.ts'
import type { RegisteredModule } from './registry-module.ts'
import { contractVersion } from './version.ts'

/** True when a module may run. Inactive modules hold no claims. */
export const isActive = ({ enabled, descriptor }: RegisteredModule): boolean =>
  enabled &&
  abiOf(descriptor) === federationAbi &&
  isCompatible(descriptor.contract, contractVersion)
