import { z } from '@tessera/contracts/schema'

/** The address of the registry of packages that a product serves. */
export const packagesPath = '/packages/'

/** The scope of the product's packages. A team's repository takes it from the product alone. */
export const packageScope = '@tessera'

/** The file that lists the packages of a folder. */
export const packageIndexFile = 'index.json'

/**
 * The version of the contracts, with a mark of the contents: the same version is always the same bytes. The mark
 * begins with a letter, since a number with a leading zero is no part of a version.
 */
export const PackageVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[a-f][0-9a-f]{9})?$/))

/** A package as a tarball. */
export const ListedPackage = z.object({
  name: z.string().check(z.regex(/^@tessera\/[a-z][a-z0-9-]{0,39}$/)),
  version: PackageVersion,
  /** The name of the tarball in the folder. */
  file: z.string().check(z.regex(/^[a-z][a-z0-9.-]{0,80}\.tgz$/)),
  /** `sha512-…`, as installers compare it. */
  integrity: z.string().check(z.regex(/^sha512-[A-Za-z0-9+/=]{88}$/)),
  shasum: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  bytes: z.int(),
  /** The package's `package.json`; installers get all of it. */
  manifest: z.record(z.string(), z.unknown()),
})
export type ListedPackage = z.infer<typeof ListedPackage>

/** The packages that `npm run packages` writes, and a product serves: the present version, and earlier ones. */
export const PackageIndex = z.object({
  /** The version of the contracts of what runs. */
  contract: z.string(),
  /** The version of the packages that fit it. */
  version: PackageVersion,
  packages: z.array(ListedPackage),
})
export type PackageIndex = z.infer<typeof PackageIndex>
