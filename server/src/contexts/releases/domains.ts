import type { Domain } from '../base/define-domain.ts'
import { backendsDomain } from './backends/domain.ts'
import { canaryDomain } from './canary/domain.ts'
import { overrideCallsDomain } from './override-calls/domain.ts'
import { overridesDomain } from './overrides/domain.ts'
import { previewsDomain } from './previews/domain.ts'
import { registryDomain } from './registry/domain.ts'
import { registryCallsDomain } from './registry-calls/domain.ts'
import { telemetryDomain } from './telemetry/domain.ts'
import { vitalsDomain } from './vitals/domain.ts'

/** The domains of this context. */
export const releasesDomains: readonly Domain[] = [
  backendsDomain,
  canaryDomain,
  overrideCallsDomain,
  overridesDomain,
  previewsDomain,
  registryCallsDomain,
  registryDomain,
  telemetryDomain,
  vitalsDomain,
]
