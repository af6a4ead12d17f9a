const sizeParameters = new Set(
  'w h width height size s q quality dpr fit crop auto format fm resize scale strip sharp'.split(
    ' ',
  ),
)

/** `w_800,h_600` between slashes, as picture services write it. */
const transform = /^(?=(?:.*,)?[wh]_\d)[a-z]{1,4}_[\w.:-]+(?:,[a-z]{1,4}_[\w.:-]+)*$/
const sizeFolder = /^(?:\d{2,4}x(?:\d{2,4})?|x\d{2,4})$/
const sizeEnding =
  /(?:[-_]\d{2,4}x\d{0,4}(?:_crop_[a-z]{1,10})?|@\dx|_(?:thumb|thumbnail|small|medium|large|grande)|-scaled)(?=\.\w{2,5}$)/
const lengthEnding = /=[swh]\d{2,4}(?:-[a-z]\w{0,5}){0,9}$/

/** What is alike in the addresses of one picture in several sizes. */
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
