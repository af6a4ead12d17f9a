import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest, the longest first. */
const long = ['hostile-input', 'board-rights', 'jobs', 'many-pins', 'feed-paging', 'demo-world']

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return at < 0 ? long.length : at
}

/** Begins with the files that take longest, so that none of them is left over for one worker at the end. */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
