import { expect, test } from 'vitest'
import { domainOf, domainsOver, registeredDomain } from './hosts.ts'

test('domainsOver returns a host and its parent domains up to the registered one', () => {
  expect(domainsOver('a.b.example.org')).toEqual([
    'a.b.example.org',
    'b.example.org',
    'example.org',
  ])
  expect(domainsOver('shop.example.co.uk')).toEqual(['shop.example.co.uk', 'example.co.uk'])
  expect(domainsOver('mira.github.io')).toEqual(['mira.github.io'])
  expect(domainsOver('www.mira.wordpress.com')).toEqual([
    'www.mira.wordpress.com',
    'mira.wordpress.com',
  ])
  expect(registeredDomain('a.b.example.co.uk')).toBe('example.co.uk')
})

test('domainsOver returns only the host itself when nobody can register it', () => {
  for (const host of ['github.io', 'co.uk', 'localhost', '10.1.2.3', '[::1]'])
    expect(domainsOver(host)).toEqual([host])
})

test('domainOf reads domains in any script and nothing else', () => {
  expect(domainOf('Bücher.Example')).toBe('xn--bcher-kva.example')
  expect(domainOf('a_b.example.org.')).toBe('a_b.example.org')
  expect(domainOf('10.1.2.3')).toBe('10.1.2.3')
  for (const text of [
    '',
    '.',
    'localhost',
    'a b.org',
    'a.org/x',
    'u@a.org',
    'a.org:80',
    '-a.org',
    '<b>.org',
    'x'.repeat(300),
  ])
    expect(domainOf(text), text).toBeUndefined()
})
