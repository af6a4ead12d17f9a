import { expect, test } from 'vitest'
import { differingFile } from './differing-file.ts'

const files = (all: Readonly<Record<string, string>>) => ({
  files: Object.entries(all).map(([path, integrity]) => ({
    path,
    integrity,
    kind: 'script' as const,
    bytes: 1,
  })),
})

test.each([
  [{ 'a.js': '1', 'b.js': '2' }, { 'b.js': '2', 'a.js': '1' }, undefined],
  [{ 'a.js': '1', 'b.js': '2', 'c.js': '3' }, { 'a.js': '1', 'b.js': 'x', 'c.js': 'x' }, 'b.js'],
  [{ 'a.js': '1' }, { 'a.js': '1', 'b.js': '2' }, 'b.js'],
  [{ 'a.js': '1', 'b.js': '2' }, { 'b.js': '2' }, 'a.js'],
])('of %j and %j the first file that differs is %s', (published, rebuilt, path) => {
  expect(differingFile(files(published), files(rebuilt))).toBe(path)
})
