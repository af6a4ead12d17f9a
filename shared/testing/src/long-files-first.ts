import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest, of which many are short to read: a first run goes by size. */
const long = [
  'smoke',
  'hostile-input',
  'checks/src/test',
  'jobs',
  'many-pins',
  'same-everywhere',
  'board-rights',
  'feed-paging',
  'embedded',
  'sso',
  'searching',
  'filter-walks',
  'kept-runs',
  'demo-world',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const path = moduleId.replace(/x$/, '')
  const at = long.findIndex((name) => path.endsWith(`/${name}.test.ts`))
  return at < 0 ? long.length : at
}

/** Begins with the files that take longest, so that none of them is left over for one worker at the end. */
export default class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
