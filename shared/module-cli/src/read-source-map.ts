import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  type ReportFrame,
  sourceMapEnding,
  sourceMapsPath,
} from '@tessera/contracts/releases/error-calls'
import { z } from '@tessera/contracts/schema'
import { ReadMap } from './original-place.ts'
import { Fault } from './outcome.ts'
import { folderOf, root } from './place.ts'
import type { ToolClient } from './tool-client.ts'

/** The largest source map, unpacked. */
const mostBytes = 128 * 1024 * 1024

/** Returns the folder that a build was made in, from the root of its repository. */
const builtIn = (name: string): string => posix.join(folderOf(name), 'dist')

async function keptMap(client: ToolClient, { of, build, file }: ReportFrame): Promise<string> {
  const path = `${sourceMapsPath(of, build ?? '')}${file}${sourceMapEnding}`
  const bytes = await client.send('GET', path)
  if (!(bytes instanceof Uint8Array)) throw new Fault('The answer is no source map.')
  return gunzipSync(bytes, { maxOutputLength: mostBytes }).toString()
}

/** Reads the map beside the file in this repository. Equal names, which have hashes, mean equal files. */
const localMap = ({ of, file }: ReportFrame): Promise<string> =>
  readFile(join(root, builtIn(of), `${file}.map`), 'utf8')

/**
 * Reads the source map of a place's file: as it was published, else from this repository; undefined without
 * one, or for a file of another team.
 */
export async function readSourceMap(
  client: ToolClient,
  frame: ReportFrame,
): Promise<{ readonly map: ReadMap; readonly folder: string } | undefined> {
  const text = await keptMap(client, frame)
    .catch(() => localMap(frame))
    .catch(() => undefined)
  if (text === undefined) return undefined
  const folder = posix.join(builtIn(frame.of), posix.dirname(frame.file))
  try {
    return { map: z.parse(ReadMap, JSON.parse(text)), folder }
  } catch {
    return undefined
  }
}
