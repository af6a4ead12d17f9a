import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registeredDomain } from '../../base/hosts/hosts.ts'
import { readList } from './import-list.ts'

const domainsIn = (text: string) => readList(text, 'blocked').rows.map(({ domain }) => domain)

test('a plain list has one domain per line, also in filter syntax', () => {
  const text = `# a list
! of a filter
evil.example
  EVIL2.example.  # why
*.evil3.example
.evil4.example
||evil5.example^$third-party
https://evil6.example/
bücher.example`
  expect(domainsIn(text)).toEqual([
    'evil.example',
    'evil2.example',
    'evil3.example',
    'evil4.example',
    'evil5.example',
    'evil6.example',
    'xn--bcher-kva.example',
  ])
})

test('a hosts file lists its names except those of the local machine', () => {
  const text = `127.0.0.1 localhost
::1 ip6-localhost ip6-loopback
255.255.255.255 broadcasthost
0.0.0.0 0.0.0.0
0.0.0.0 evil.example www.evil.example # both
:: evil2.example\r
127.0.0.1\tevil3.example`
  const list = readList(text, 'porn')
  expect(list.rows.map(({ domain }) => domain)).toEqual([
    'evil.example',
    'www.evil.example',
    'evil2.example',
    'evil3.example',
  ])
  expect(list.rows.every(({ status }) => status === 'porn')).toBe(true)
  expect(list.samples).toEqual([])
})

test('a CSV row sets its own status and reason', () => {
  const text = `domain,status,reason
evil.example,porn,"adult, and ""more"""
evil2.example,Suspicious,
evil3.example,,spam
"evil4.example",ok,looked at`
  expect(readList(text, 'blocked').rows).toEqual([
    { domain: 'evil.example', status: 'porn', reason: 'adult, and "more"' },
    { domain: 'evil2.example', status: 'suspicious', reason: null },
    { domain: 'evil3.example', status: 'blocked', reason: 'spam' },
    { domain: 'evil4.example', status: 'ok', reason: 'looked at' },
  ])
})

test('refused lines are counted by reason, with samples', () => {
  const text = `evil.example
not a domain
https://evil.example/only/this
com
co.uk
github.io
evil2.example,dreadful`
  const list = readList(text, 'blocked')
  expect(list.rows).toHaveLength(1)
  expect(list.refused).toEqual({ 'not-a-domain': 3, 'covers-too-much': 2, 'status-unknown': 1 })
  expect(list.samples.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7])
})

test('the worse status counts when a domain is listed twice', () => {
  const list = readList('evil.example,porn\nevil.example,blocked\nEvil.example.,ok', 'blocked')
  expect(list.rows).toEqual([{ domain: 'evil.example', status: 'blocked', reason: null }])
  expect(list.repeated).toBe(2)
})

test('readList reads any file and never returns more than a registered domain', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.domain(), fc.ipV6())), (lines) => {
      for (const { domain } of readList(lines.join('\n'), 'blocked').rows)
        expect(domain.endsWith(registeredDomain(domain))).toBe(true)
    }),
  )
})

test('domain blocks of Mastodon and GoToSocial say their status and their comment', () => {
  const text = `#domain,#severity,#reject_media,#reject_reports,#public_comment,#obfuscate
evil.example,suspend,TRUE,FALSE,"spam, and more",FALSE
loud.example,silence,FALSE,FALSE,,FALSE
quiet.example,noop,FALSE,FALSE,,FALSE
ev***.example,suspend,FALSE,FALSE,,TRUE`
  const list = readList(text, 'blocked')
  expect(list.rows).toEqual([
    { domain: 'evil.example', status: 'blocked', reason: 'spam, and more' },
    { domain: 'loud.example', status: 'suspicious', reason: null },
  ])
  expect(list.samples).toEqual([
    { line: 4, fault: 'status-unknown' },
    { line: 5, fault: 'not-a-domain' },
  ])
})

test('an Adblock list has its title, its comments and its exceptions left out', () => {
  const text = `[Adblock Plus 2.0]
! Title: a list
||evil.example^
||evil2.example^$third-party
@@||good.example^
||evil3.example/path`
  const list = readList(text, 'blocked')
  expect(list.rows.map(({ domain }) => domain)).toEqual(['evil.example', 'evil2.example'])
  expect(list.samples.map(({ line }) => line)).toEqual([5, 6])
})
