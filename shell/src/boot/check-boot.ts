import { Boot } from '@tessera/contracts/boot'
import { z } from '@tessera/contracts/schema'
import type { Report } from '../reports/report.ts'
import { bootText } from './read-boot.ts'

/** Reports boot data that do not match the contracts, as those of a service of another version may. */
export function checkBoot(page: Document, report: (report: Report) => void): void {
  const read = z.safeParse(Boot, JSON.parse(bootText(page)))
  if (read.success) return
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  report({ code: 'boot-invalid', from: 'shell', detail: issues.join('; ') })
}
