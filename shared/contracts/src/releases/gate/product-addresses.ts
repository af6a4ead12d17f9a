import type { ReleaseWorld } from './world.ts'

/** The starts of the product's own addresses, by the module that has them. */
const starts = {
  admin: ['/admin/'],
  advertiser: ['/accounts_manager/', '/advertiser/', '/business/', '/quick-promote/'],
  auth: [
    '/_/',
    '/add-account/',
    '/business/',
    '/log-in/',
    '/login/',
    '/password/',
    '/settings/',
    '/signup/',
  ],
  'pin-create': ['/board/', '/pin/', '/pin-builder/', '/settings/'],
  save: [
    '/:/',
    '/decision/',
    '/invite/',
    '/library/',
    '/notifications/',
    '/offsite/',
    '/pin/',
    '/report/',
    '/settings/',
    '/sort-pins/',
    '/transparency/',
  ],
  shopping: [
    '/',
    '/compare/',
    '/help/',
    '/ideas/',
    '/product-catalogs/',
    '/saved-for-later/',
    '/search/',
  ],
}

/** The addresses that the product's modules have without a grant in the registry. */
export const productAddresses: ReleaseWorld['grants'] = Object.entries(starts).flatMap(
  ([module, all]) => all.map((start) => ({ module, start, holds: true })),
)
