import { navItems } from '@tessera/contracts/nav-items'
import type { NavDescriptor } from '@tessera/contracts/registry'
import { expect, test } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { partnerItems } from './nav-items.ts'

const item = (label: string, who: NavDescriptor['who'], order: number): NavDescriptor => ({
  label,
  who,
  order,
  to: `/${label}/`,
  icon: 'home',
})

const modules = [
  module('advertiser', { nav: [item('Business', 'partner', 30)] }),
  module('pin-create', { nav: [item('Create', 'member', 20)] }),
  module('shopping', { nav: [item('Home', 'anyone', 10)] }),
]

const labels = (who: Parameters<typeof navItems>[1]) =>
  navItems(modules, who).map(({ label }) => label)

test("navigation lists the modules' items in their order, for the viewers that may use them", () => {
  expect(labels(null)).toEqual(['Home'])
  expect(labels(viewer)).toEqual(['Home', 'Create'])
  expect(labels({ ...viewer, is_partner: true })).toEqual(['Home', 'Create', 'Business'])
})

test('a disabled module has no navigation item', () => {
  const off = modules.map((one) => ({ ...one, enabled: false }))
  expect(navItems(off, viewer)).toEqual([])
})

test('only a business has the items of businesses', () => {
  expect(partnerItems(modules, viewer)).toEqual([])
  const business = partnerItems(modules, { ...viewer, is_partner: true })
  expect(business.map(({ label }) => label)).toEqual(['Business'])
})
