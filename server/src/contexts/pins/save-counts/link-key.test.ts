import { expect, test } from 'vitest'
import { linkKey } from './link-key.ts'

const table: readonly (readonly [address: string, key: string | undefined])[] = [
  ['https://soup.example/tomato', 'soup.example/tomato'],
  ['http://www.soup.example/tomato/', 'soup.example/tomato'],
  ['https://SOUP.example:443/tomato#steps', 'soup.example/tomato'],
  ['https://soup.example', 'soup.example'],
  ['https://soup.example:8443/', 'soup.example:8443'],
  ['https://soup.example/?b=2&a=1', 'soup.example?a=1&b=2'],
  ['https://soup.example/?utm_source=x&a=1&fbclid=y', 'soup.example?a=1'],
  ['https://soup.example/Tomato', 'soup.example/Tomato'],
  ['javascript:alert(1)', undefined],
  ['soup', undefined],
  ['', undefined],
]

test.each(table)('%j is the page %j', (address, key) => {
  expect(linkKey(address)).toBe(key)
})
