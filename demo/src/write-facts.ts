// Writes the facts of all kept pictures: node demo/src/write-facts.ts
import { readdirSync, writeFileSync } from 'node:fs'
import { lookAt } from './pictures/look-at.ts'
import { demoFolder, factsFile, factsLine, readPicture } from './pictures/picture-facts.ts'

const names = ['pictures', 'portraits', 'prints'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, demoFolder))
    .filter((file) => file.endsWith('.webp'))
    .toSorted()
    .map((file) => `${folder}/${file.replace('.webp', '')}`),
)

const lines = ['# name width height color phash sha256']
for (const name of names) lines.push(factsLine(name, await lookAt(await readPicture(name))))
writeFileSync(factsFile, `${lines.join('\n')}\n`)
