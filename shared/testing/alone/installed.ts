import { join } from 'node:path'
import { root } from '@tessera/commands/root'

/** True where this runs compiled, from the package that teams install: the frame, the stage and the shell are built. */
export const isInstalled = import.meta.filename.endsWith('.js')

/** The folders of what is built when the package is packed, from the root of the checkout or the package. */
export const builtFolders = {
  frame: 'built/frame',
  stage: 'shared/testing/alone/stage',
  shell: 'built/shell',
  developmentShell: 'built/development-shell',
} as const

/** Returns the folder of the frame page's files. */
export async function frameFiles(): Promise<string> {
  if (isInstalled) return join(root, builtFolders.frame)
  return (await import('./build-frame.ts')).buildFrame()
}
