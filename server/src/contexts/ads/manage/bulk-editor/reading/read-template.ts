import { limits } from '@tessera/contracts/limits'
import { type RowFault, recordOf } from './bulk-record.ts'
import { type GatheredCampaign, gatherCampaigns } from './gather-campaigns.ts'
import type { OpenedTemplate } from './open-template.ts'
import type { CellFormat } from './read-cell.ts'

/** The campaigns of a file, and the faults of rows that belong to none. */
export interface ReadTemplate {
  readonly rows: number
  readonly campaigns: readonly GatheredCampaign[]
  readonly faults: readonly RowFault[]
}

/** Reads all rows of a file; undefined when it has more than a file may have. */
export async function readTemplate(
  opened: OpenedTemplate,
  reading: CellFormat,
): Promise<ReadTemplate | undefined> {
  const gathered = gatherCampaigns(reading)
  const faults: RowFault[] = []
  let rows = 0
  for await (const table of opened.rows) {
    rows += 1
    if (rows > limits.bulkRowsMax) return undefined
    const record = recordOf(opened, table, reading)
    if ('level' in record) gathered.add(record)
    else faults.push(...record)
  }
  return { rows, campaigns: gathered.all(), faults }
}
