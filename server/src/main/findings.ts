import type { Finding } from '@tessera/contracts/doctor-tools'

/** Returns what words the findings of a check. A warning may have a fix; a fault has one. */
export const findings = (check: string) => ({
  well: (says: string): Finding => ({ check, level: 'well', says }),
  warning: (says: string, fix?: string): Finding => ({
    check,
    level: 'warning',
    says,
    ...(fix === undefined ? {} : { fix }),
  }),
  fault: (says: string, fix: string): Finding => ({ check, level: 'fault', says, fix }),
})
