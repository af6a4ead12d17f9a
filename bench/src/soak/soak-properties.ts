import { runProgram } from '@tessera/commands/run-program'

const inputs = process.env.INPUTS ?? '1000000'
const inputsACall = process.env.INPUTS_A_CALL ?? '10000'
const inputsAtTheDoor = process.env.INPUTS_AT_THE_DOOR ?? '100000'

/** No test has an end of its own: the part has one. */
const testsMilliseconds = 24 * 3_600_000

async function held(folders: readonly string[], environment: NodeJS.ProcessEnv): Promise<boolean> {
  const result = await runProgram(
    'vitest',
    ['run', `--testTimeout=${testsMilliseconds}`, '--reporter=dot', ...folders],
    { ...environment, NO_COLOR: '1' },
  )
  if (!result.ok) console.log(result.output)
  return result.ok
}

/** Tries every property with very many inputs. */
export const soakProperties = (): Promise<boolean> =>
  held(['shared/contracts', 'shared/bus', 'shared/ui/src/grid'], { PROPERTY_INPUTS: inputs })

/** Sends very many bad inputs to each call. */
export const soakBadInput = (): Promise<boolean> =>
  held(['server/src/conformance/hostile-input.test.ts'], {
    INPUTS_A_CALL: inputsACall,
    INPUTS_AT_THE_DOOR: inputsAtTheDoor,
  })

/** Runs the tests of calls on both databases, also those that usually run on one. */
export const soakDatabases = (): Promise<boolean> =>
  held(['server/src/conformance'], { TEST_DATABASES: 'all' })
