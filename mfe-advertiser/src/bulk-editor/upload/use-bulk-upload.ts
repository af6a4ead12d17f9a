import { createBulkRun } from '@tessera/contracts/calls/bulk-runs'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { useSending } from '@tessera/module/uploads'
import { useState } from 'react'
import { uploadWords as words } from '../words.ts'

/** Max megabytes of a file. */
export const fileMegabytes = limits.bulkFileMaxBytes / 1_000_000

const faultOf = ({ size }: File): string | undefined => {
  if (size === 0) return words.emptyFile()
  return size > limits.bulkFileMaxBytes ? words.tooLarge({ size: fileMegabytes }) : undefined
}

/** Sends a file resumably, and starts to check it once it has arrived. */
export function useBulkUpload(advertiserId: AdvertiserId, onStarted: (runId: string) => void) {
  const { client } = useShell()
  const [fault, setFault] = useState<string>()
  const { send, ...upload } = useSending()
  const choose = async (file: File) => {
    const wrong = faultOf(file)
    setFault(wrong)
    if (wrong !== undefined) return
    const result = await send(file, (upload_id, signal) =>
      client.call(
        createBulkRun,
        { advertiser_id: advertiserId, upload_id, file_name: file.name.slice(-200) },
        { signal },
      ),
    )
    if (result === undefined) return
    if (result.ok) onStarted(result.data.id)
    else setFault(result.error.message)
  }
  return { fault, choose, upload }
}
