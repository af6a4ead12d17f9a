import { type ProgramResult, runProgram as run } from '@tessera/build/run-program'
import { root } from './root.ts'

export type { ProgramResult }

/** Runs a program to its end, in the checkout unless told otherwise, and collects its output. */
export const runProgram = (
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  folder = root,
): Promise<ProgramResult> => run(command, args, environment, folder)
