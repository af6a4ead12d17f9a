import { useFlow } from '@tessera/cache/react'
import { pictureFileFault, pictureSizeFault } from '@tessera/contracts/picture-file'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect } from 'react'
import type { Crop } from './crop.ts'
import { cutPortrait, sizeOf } from './cut-portrait.ts'
import { type Choosing, type ChoosingEvent, nextChoosing } from './portrait-flow.ts'
import { removePortrait, uploadPortrait } from './save-portrait.ts'
import { words } from './words.ts'

/** Reads a file, and says what it is or why it cannot be a portrait. */
async function readPicture(file: File): Promise<ChoosingEvent> {
  const fault = pictureFileFault(file)
  if (fault !== undefined) return { type: 'refused', fault: words[fault]() }
  try {
    const size = await sizeOf(file)
    const small = pictureSizeFault(size)
    if (small !== undefined) return { type: 'refused', fault: words[small]() }
    return { type: 'read', picture: { file, size, preview: URL.createObjectURL(file) } }
  } catch {
    return { type: 'refused', fault: words.unreadable() }
  }
}

/** Runs the choice of the viewer's portrait: reads a file, cuts the circle's square and uploads it. */
export function usePortrait() {
  const { commands } = useShell()
  const viewer = useViewer()
  const [state, tell] = useFlow<Choosing, ChoosingEvent>({
    start: { kind: 'idle' },
    next: nextChoosing,
    entry: (state) => (state.kind === 'reading' ? state.file : undefined),
    effects: {
      reading: async ({ file }, { send }) => send(await readPicture(file)),
      saving: async ({ picture, crop }, { send }) => {
        if (viewer === null) return
        const cut = await cutPortrait(picture.file, crop).catch(() => null)
        if (cut === null) return send({ type: 'refused', fault: words.unreadable() })
        const input = { picture: cut, viewer }
        const outcome = await commands.run(uploadPortrait, input, { isInline: () => true })
        if (outcome.state === 'refused') send({ type: 'refused', fault: outcome.error.message })
        else send({ type: 'saved' })
      },
    },
  })
  const preview = 'picture' in state ? state.picture.preview : undefined
  useEffect(() => {
    if (preview !== undefined) return () => URL.revokeObjectURL(preview)
  }, [preview])
  return {
    state,
    viewer,
    choose: (file: File) => tell({ type: 'chosen', file }),
    save: (crop: Crop) => tell({ type: 'save-pressed', crop }),
    close: () => tell({ type: 'closed' }),
    remove: () => {
      if (viewer !== null) void commands.run(removePortrait, { viewer })
    },
  }
}
