type Version = readonly [number, number, number]

function read(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.replace(/^\^/, '').split('.').map(Number)
  return [major, minor, patch]
}

/** True when a contract version is in a caret range: same major, and not older. */
export function isCompatible(range: string, version: string): boolean {
  const [wantedMajor, wantedMinor, wantedPatch] = read(range)
  const [major, minor, patch] = read(version)
  if (major !== wantedMajor) return false
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch)
}
