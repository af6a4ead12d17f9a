import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { createVitest, type TestSpecification } from 'vitest/node'

/** A source file and the text that vitest loads in its place. */
export interface MutatedText {
  readonly file: string
  readonly text: string
}

/** Test files to run; with `titles`, only the tests whose titles match. */
interface ChosenTests {
  readonly files: readonly string[]
  readonly titles?: RegExp
}

/** The result of a test file: `none` when it has no test with such a title. */
type Result = 'passed' | 'failed' | 'none'

/** Opens a vitest in which a mutated text stands in place of its file. Nothing is written to the sources. */
export async function openMutatedVitest() {
  let mutated: MutatedText | undefined
  // Node reads the tested sources by default, and knows no other text for them.
  process.env.SOURCES_READ_BY = 'vite'
  const vitest = await createVitest(
    'test',
    { root, watch: false, reporters: [{}], bail: 1, fsModuleCache: false, maxWorkers: 1 },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load: (id) =>
            mutated !== undefined && id.split('?')[0] === join(root, mutated.file)
              ? mutated.text
              : undefined,
        },
      ],
    },
  )
  const all = await vitest.globTestSpecifications()
  const there = new Map(all.map((each) => [each.moduleId, each]))

  async function run(test: TestSpecification): Promise<Result> {
    // `bail` counts the failures that vitest remembers, those of earlier runs too.
    vitest.state.filesMap.clear()
    vitest.state.idMap.clear()
    vitest.state.clearErrors()
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([test])
    if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) return 'failed'
    const tests = testModules.flatMap((module) => [...module.children.allTests()])
    return tests.some((each) => each.result().state === 'passed') ? 'passed' : 'none'
  }

  return {
    /** Returns the specification of each file that vitest knows. */
    specify: ({ files, titles }: ChosenTests): readonly TestSpecification[] =>
      files.flatMap((file) => {
        const test = there.get(join(root, file))
        if (test === undefined) return []
        if (titles === undefined) return [test]
        return [test.project.createSpecification(test.moduleId, { testNamePattern: titles })]
      }),

    /** Runs a test file while a text stands in its file's place. */
    async runWith(test: TestSpecification, change: MutatedText | undefined): Promise<Result> {
      const before = mutated
      mutated = change
      for (const each of [before, change])
        if (each !== undefined) vitest.invalidateFile(join(root, each.file))
      return run(test)
    },

    close: () => vitest.close(),
  }
}
