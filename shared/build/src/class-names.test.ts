import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const nameIn = (folder: string, file: string, local: string) =>
  classNames('save')({ rootContext: folder, resourcePath: `${folder}/${file}` }, '', local)

test('classes of a file share its hash, and those of another file have another one', () => {
  const [title, text] = ['title', 'text'].map((local) => nameIn('/a/save', 'src/a.css', local))
  expect(title).toMatch(/^save-title-[\w-]{5}$/)
  expect(text).toBe(title?.replace('title', 'text'))
  expect(nameIn('/a/save', 'src/b.css', 'title')).not.toBe(title)
})

test('the folder of a checkout changes no class', () => {
  expect(nameIn('/b/c/save', 'src/a.css', 'title')).toBe(nameIn('/a/save', 'src/a.css', 'title'))
})
