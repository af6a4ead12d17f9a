import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameIn } from '@tessera/build/room'
import { inputsHash, sharedInputsHash } from './inputs.ts'
import { moduleFolders, type PlacedRoom, type Room } from './rooms.ts'
import { root } from './root.ts'

/** The note that a build leaves beside its files. */
interface BuildNote {
  /** The hash of its inputs. */
  readonly inputs: string
  /** The room's port, which otherwise only its configuration tells, and with it the compiler. */
  readonly port: number
}

const noteFile = (folder: string): string => join(root, folder, 'dist/inputs.json')

/** Returns the note of a room's last build; undefined without a build, or of one by an earlier version. */
export async function buildNote(folder: string): Promise<BuildNote | undefined> {
  try {
    return JSON.parse(await readFile(noteFile(folder), 'utf8'))
  } catch {
    return undefined
  }
}

/** Notes what a room was built from. */
export const noteBuild = ({ folder, port }: Room, inputs: string): Promise<void> =>
  writeFile(noteFile(folder), JSON.stringify({ inputs, port } satisfies BuildNote))

/** Returns the modules by the notes of their builds; undefined when one of them, or the shell, is to be built. */
export async function builtModules(): Promise<readonly PlacedRoom[] | undefined> {
  const shared = await sharedInputsHash()
  const placed = async (folder: string): Promise<PlacedRoom | undefined> => {
    const note = await buildNote(folder)
    if (note?.inputs !== (await inputsHash(folder, shared))) return undefined
    return { folder, name: await nameIn(root, folder), port: note.port }
  }
  const [shell, ...modules] = await Promise.all(['shell', ...moduleFolders()].map(placed))
  const built = modules.filter((module) => module !== undefined)
  if (shell === undefined || built.length < modules.length) return undefined
  return built.sort((a, b) => a.port - b.port)
}
