import type { IconShape } from './icon-shape.ts'

export const next: IconShape = { path: 'm9.5 5 7 7-7 7', turns: true }
export const select: IconShape = {
  path: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm-3.8-8.3 2.6 2.6 5-5.3',
}
export const sort: IconShape = { path: 'M5 7h14M7.5 12h9M10 17h4' }
export const reorder: IconShape = {
  path: 'M7.5 5v14.5m-3.5-3.5 3.5 3.5 3.5-3.5M16.5 19V4.5M13 8l3.5-3.5L20 8',
}
export const minus: IconShape = { path: 'M5 12h14' }
export const trash: IconShape = {
  path: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10 10.5v5.5m4-5.5v5.5',
}
export const edit: IconShape = {
  path: 'm5 19 .9-4L15.7 5.2a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L9 18.1 5 19Zm8.8-11.8 3 3',
}
export const lock: IconShape = {
  path: 'M6.5 10.5h11a1 1 0 0 1 1 1v7a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-7a1 1 0 0 1 1-1Zm1.75 0V8a3.75 3.75 0 0 1 7.5 0v2.5',
}
export const heart: IconShape = {
  path: 'M12 20S3.8 15.2 3.8 9.4A4.4 4.4 0 0 1 8.2 5c1.7 0 3 .9 3.8 2.2C12.8 5.9 14.1 5 15.8 5a4.4 4.4 0 0 1 4.4 4.4C20.2 15.2 12 20 12 20Z',
}
export const share: IconShape = {
  path: 'M12 14.5V4m-4 3.5L12 3.5l4 4M5 13v5.5a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5V13',
}
export const download: IconShape = {
  path: 'M12 4v11m-4-3.5 4 4 4-4M5 16.5v2a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-2',
}
export const upload: IconShape = {
  path: 'M12 15.5v-11m-4 3.5 4-4 4 4M5 16.5v2a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-2',
}
export const image: IconShape = {
  path: 'M5.5 4.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM4.5 17l4.5-5 3.5 3.8 2.5-2.6 4.5 4.3M15.5 9h.01',
}
export const moon: IconShape = { path: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z' }
export const sun: IconShape = {
  path: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3',
}
export const menu: IconShape = { path: 'M4 7h16M4 12h16M4 17h16' }
export const sliders: IconShape = {
  path: 'M4 7h8.5m5 0H20M4 17h2.5m5 0H20M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
}
export const globe: IconShape = {
  path: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0 0c2.2-2.1 3.4-5 3.4-8.5S14.2 5.6 12 3.5C9.8 5.6 8.6 8.5 8.6 12s1.2 6.4 3.4 8.5ZM3.8 9.5h16.4M3.8 14.5h16.4',
}
export const eye: IconShape = {
  path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
}
export const eyeOff: IconShape = {
  path: 'M10 5.7a8.8 8.8 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.4M6.2 7.3A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
}
