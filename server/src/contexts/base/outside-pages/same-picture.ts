const sizeParameters = new Set(
  'w h width height size s q quality dpr fit crop auto format fm resize scale strip sharp'.split(
    ' ',
  ),
)

/** A path segment such as `w_800,h_600`, as image CDNs write it. */
const transform = /^(?=(?:.*,)?[wh]_\d)[a-z]{1,4}_[\w.:-]+(?:,[a-z]{1,4}_[\w.:-]+)*$/
const sizeFolder = /^(?:\d{2,4}x(?:\d{2,4})?|x\d{2,4})$/
const sizeEnding =
  /(?:[-_]\d{2,4}x\d{0,4}(?:_crop_[a-z]{1,10})?|@\dx|_(?:thumb|thumbnail|small|medium|large|grande)|-scaled)(?=\.\w{2,5}$)/
const lengthEnding = /=[swh]\d{2,4}(?:-[a-z]\w{0,5}){0,9}$/

/** Returns a key that all sizes of a picture share. */
export function samePictureKey(url: URL): string {
  const path = url.pathname
    .split('/')
    .filter(
      (folder) => !sizeFolder.test(folder) && !(folder.length < 200 && transform.test(folder)),
    )
    .join('/')
    .replace(sizeEnding, '')
    .replace(lengthEnding, '')
  const rest = [...url.searchParams].filter(([name]) => !sizeParameters.has(name.toLowerCase()))
  return `${url.host}${path}?${new URLSearchParams(rest.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}
