import { titleOf } from './module-sources.ts'

/** Returns the README of a repository. */
export const repositoryReadme = (name: string, origin: string): string => `# ${titleOf(name)}

A module of ${origin}: say here in one sentence what it is for. It offers the page \`/${name}/\`.

| Command | What it does |
| --- | --- |
| \`npm run dev\` | Runs the module alone, from source, with the product's shell and a service in memory: http://localhost:3800/_/alone/ shows it in every state, to every viewer |
| \`npm test\` | Runs the tests, which stand beside what they test |
| \`npm run check\` | Checks the types, then runs the tests |
| \`npx tessera-module dev ${name} --through ${origin}\` | Runs it from source inside the product, on this machine alone: edits show at once, and the page keeps its state |
| \`npx tessera-module dev ${name} --in ${origin}\` | Shows it inside the product, to whoever opens the link that it prints and may override modules |
| \`npx tessera-module check ${name}\` | Asks the product whether the build would fit what runs |
| \`npx tessera-module publish ${name} --percent 5\` | Gives the build to that share of the visitors; \`--preview\` to nobody yet, with an address that shows it |
| \`npx tessera-module promote ${name}\` | Gives it to everybody |
| \`npx tessera-module rollback ${name}\` | Goes back |
| \`npx ${origin}/packages/create.tgz\` | Brings the repository up to date with the product |

The commands that ask the product need the module's token in \`TESSERA_TOKEN\`. Its operator makes it: \`npm run module -- token make "${name} team" --modules ${name}\`. The pipelines (\`.github/workflows/module.yml\`, \`.gitlab-ci.yml\`; delete the one that you don't use) take it from a secret of that name.

## Files

| File | What it is |
| --- | --- |
| \`src/module.ts\` | What the module offers: pages, overlays, slots, navigation |
| \`src/start/page.tsx\` | The first page, with its styles and its test |
| \`src/words.ts\`, \`src/languages/de.json\` | The texts, and their translations |
| \`rsbuild.config.ts\` | The build |
| \`.npmrc\` | Takes \`@tessera/*\` from the product, so that the packages fit what runs there |
| \`package.json\`, \`tessera\` | Which product the repository is for, and the marks of the files that an upgrade may replace |
`
