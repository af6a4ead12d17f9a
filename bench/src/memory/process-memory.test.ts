import { expect, test } from 'vitest'
import { memoryIn } from './process-memory.ts'

const mapping = (what: string, kilobytes: { readonly size: number; readonly own: number }) =>
  [
    what,
    `Size:            ${kilobytes.size} kB`,
    `Rss:             ${kilobytes.size} kB`,
    `Pss:             ${kilobytes.own} kB`,
    'Pss_Dirty:           0 kB',
    'VmFlags: rd mr mw me ac',
    '',
  ].join('\n')

test('the pages of a process are counted once each, by what they hold', () => {
  const smaps = [
    mapping('00400000-01400000 r-xp 00000000 fe:00 11   /opt/node/bin/node', {
      size: 16_384,
      own: 4_096,
    }),
    mapping('02000000-03000000 rw-p 00000000 00:00 0    [heap]', { size: 16_384, own: 8_192 }),
    mapping('10000000-18000000 rw-p 00000000 00:00 0 ', { size: 131_072, own: 65_536 }),
    mapping('20000000-20100000 rwxp 00000000 00:00 0 ', { size: 1_024, own: 1_024 }),
    mapping('30000000-30040000 rw-p 00000000 00:00 0 ', { size: 256, own: 256 }),
    mapping('7ffe0000-7ffe1000 rw-p 00000000 00:00 0    [stack]', { size: 132, own: 256 }),
  ].join('')
  expect(memoryIn('main.ts', smaps)).toEqual({
    name: 'main.ts',
    all: 77.5,
    parts: {
      programs: 4,
      'compiled code': 1,
      'WebAssembly memory': 64,
      malloc: 8,
      'V8 heaps, stacks and the rest': 0.5,
    },
  })
})
