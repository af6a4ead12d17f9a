import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { installInto } from '../npm-folder.ts'

const dependencies = { lighthouse: '13.5.0', 'vnu-jar': '26.9.27' }

const folder = join(root, 'node_modules/.cache/tessera/audit-tools')

/** Lighthouse and the HTML checker of the W3C: together some 90 MB, which only those who measure install. */
export const auditTools = {
  lighthouse: join(folder, 'node_modules/lighthouse/cli/index.js'),
  htmlChecker: join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar'),
  install: () => installInto(folder, { dependencies }),
}
