import { expect, test } from 'vitest'
import { pinWith, visitorIn } from '../../web/first-screen/test/drawn-pin.ts'
import { parsed } from '../../web/first-screen/test/parse-markup.ts'
import { drawTopic } from './draw-topic.ts'

test('a topic is drawn with its head and pins in the reader’s language, and not without pins', () => {
  const page = drawTopic('Travel', [pinWith({})], visitorIn('de'))?.markup ?? ''
  expect(page).toContain('<h1>Reisen</h1>')
  expect(parsed(page).text).toContain('Ideen, die andere zu diesem Thema merken.')
  expect(parsed(page).of('a')).toEqual([{ href: '/pin/7/' }])
  expect(drawTopic('Travel', [], visitorIn('en'))).toBeUndefined()
})
