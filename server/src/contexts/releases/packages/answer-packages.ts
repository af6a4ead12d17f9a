import {
  type ListedPackage,
  type PackageIndex,
  packageScope,
  packagesPath,
} from '@tessera/contracts/releases/package-index'
import type { Ports } from '../../../ports.ts'
import { archiveWith } from './archive-with.ts'

type PackagePorts = Pick<Ports, 'packages' | 'settings'>

const headers = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  })

/** Installers print this field. */
const missing = (error: string): Response => json({ error }, 404)

const archive = (bytes: Uint8Array<ArrayBuffer>, cache: string): Response =>
  new Response(bytes, {
    headers: {
      ...headers,
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes.length),
      'Cache-Control': cache,
    },
  })

const shortName = (name: string): string => name.slice(packageScope.length + 1)

/** Returns where installers get a tarball. */
const tarballUrl = (origin: string, { name, version }: ListedPackage): string =>
  new URL(`${packagesPath}${name}/-/${shortName(name)}-${version}.tgz`, origin).href

/** Returns what npm, pnpm and yarn ask a registry for: a package with its versions. */
function packument(origin: string, latest: string, listed: readonly ListedPackage[]) {
  const versions = listed.map((each) => {
    const { version, integrity, shasum, manifest } = each
    const dist = { tarball: tarballUrl(origin, each), integrity, shasum }
    return [version, { ...manifest, dist }] as const
  })
  return {
    name: listed[0]?.name,
    'dist-tags': { latest },
    versions: Object.fromEntries(versions),
  }
}

/** Returns what people and tools read at the registry's own address. */
const overview = (origin: string, { contract, version, packages }: PackageIndex) => ({
  contract,
  version,
  create: new URL(`${packagesPath}create-${version}.tgz`, origin).href,
  packages: packages.filter((each) => each.version === version).map(({ name }) => name),
})

/** The archive of the command by the index that lists it, so that it is packed once for each version. */
const created = new WeakMap<PackageIndex, Promise<Uint8Array<ArrayBuffer> | undefined>>()

/** Returns the command that writes a team's repository, with the product that it comes from. */
async function packCreate(
  { packages, settings }: PackagePorts,
  { version, packages: listed }: PackageIndex,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const create = listed.find(
    (each) => shortName(each.name) === 'create' && each.version === version,
  )
  const bytes = create && (await packages.read(create))
  if (bytes === undefined) return undefined
  const text = JSON.stringify({ origin: settings.publicOrigin, version })
  return archiveWith(bytes, { path: 'package/dist/product.json', text })
}

/** Answers with the command that writes a team's repository. Only what was packed is kept. */
async function answerCreate(ports: PackagePorts, index: PackageIndex): Promise<Response> {
  const packing = created.get(index) ?? packCreate(ports, index)
  created.set(index, packing)
  const bytes = await packing.catch((cause: unknown) => {
    created.delete(index)
    throw cause
  })
  if (bytes !== undefined) return archive(bytes, 'no-cache')
  created.delete(index)
  return missing('This product has no package create.')
}

const tarballPath = /^(@[^/]+\/[^/]+)\/-\/([^/]+)$/
const createPath = /^create(?:-([\da-f.-]+))?\.tgz$/

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Answers as a registry of packages, read only: the packages that fit what runs, and the command that begins
 * a module with them. Nothing in it is secret.
 */
export async function answerPackages(ports: PackagePorts, request: Request): Promise<Response> {
  const index = await ports.packages.index()
  if (index === undefined)
    return missing('This product offers no packages: its operator has to set PACKAGES_DIR.')
  const origin = ports.settings.publicOrigin
  const path = decoded(new URL(request.url).pathname).slice(packagesPath.length).replace(/\/$/, '')
  if (path === '') return json(overview(origin, index))
  const [create, version = index.version] = createPath.exec(path) ?? []
  if (create !== undefined && version === index.version) return answerCreate(ports, index)
  const [, name = path, file] = tarballPath.exec(path) ?? []
  const listed = index.packages.filter((each) => each.name === name)
  if (listed.length === 0)
    return missing(`This product has no package ${name.slice(0, 80)}. ${packagesPath} lists them.`)
  if (file === undefined) return json(packument(origin, index.version, listed))
  const asked = listed.find((each) => tarballUrl(origin, each).endsWith(`/${file}`))
  const bytes = asked && (await ports.packages.read(asked))
  if (bytes === undefined)
    return missing(
      `This product no longer has that version of ${name}; install ${index.version}. The command create raises it.`,
    )
  return archive(bytes, 'public, max-age=31536000, immutable')
}
