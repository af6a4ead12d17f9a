import { type Reader, TooMuch } from '../port.ts'

const endless: Reader<null, never> = {
  name: 'endless',
  read() {
    for (let turns = 0; ; turns += 1) if (turns < 0) throw new TooMuch()
  },
}

const hoarding: Reader<null, number> = {
  name: 'hoarding',
  read() {
    const kept: string[][] = []
    while (kept.length < 1_000_000) kept.push(Array.from({ length: 1_000 }, (_, at) => `${at}`))
    return kept.length
  },
}

const long: Reader<number, string> = { name: 'long', read: (length) => 'x'.repeat(length) }

const counting: Reader<null, number> = {
  name: 'counting',
  read: async (_, { file }) => (await file.read(1, file.size - 1)).length,
}

const deep: Reader<null, never> = {
  name: 'deep',
  read() {
    throw new TooMuch('depth')
  },
}

const broken: Reader<null, never> = {
  name: 'broken',
  read() {
    throw new Error('A fault of the reader.')
  },
}

/** Readers that break each of the limits. */
export const oddReaders = { endless, hoarding, long, counting, deep, broken }
