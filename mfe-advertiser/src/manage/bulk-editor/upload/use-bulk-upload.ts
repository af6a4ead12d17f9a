import { useCommand } from '@tessera/cache/react'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { useSending } from '@tessera/module/uploads'
import { useState } from 'react'
import { checkCommand } from '../frame/commands.ts'
import { uploadWords as words } from '../frame/words.ts'

/** Max megabytes of a file. */
export const fileMegabytes = limits.bulkFileMaxBytes / 1_000_000

const faultOf = ({ size }: File): string | undefined => {
  if (size === 0) return words.emptyFile()
  return size > limits.bulkFileMaxBytes ? words.tooLarge({ size: fileMegabytes }) : undefined
}

/** Sends a file resumably, and starts to check it once it has arrived. */
export function useBulkUpload(advertiserId: AdvertiserId, onStarted: (runId: string) => void) {
  const check = useCommand(checkCommand)
  const [fault, setFault] = useState<string>()
  const { send, ...upload } = useSending()
  const choose = async (file: File) => {
    const wrong = faultOf(file)
    check.clear()
    setFault(wrong)
    if (wrong !== undefined) return
    const sent = await send(file, async (id) => ({ ok: true, data: id, bookmark: null }))
    if (sent === undefined) return
    if (!sent.ok) return setFault(sent.error.message)
    const about = { advertiser_id: advertiserId, file_name: file.name.slice(-200) }
    const outcome = await check.run({ ...about, upload_id: sent.data })
    if (outcome.state === 'done') onStarted(outcome.answer.id)
  }
  return { choose, upload, busy: check.busy, fault: fault ?? check.formRefusal }
}
