/** The steps of both pipelines. `module-cli` has the commands. */
const publish = (name: string, audience: string): string =>
  `npx tessera-module publish ${name} ${audience} --why "$WHY"`

const setUp = `      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
      - uses: actions/setup-node@39370e3970a6d050c480ffad4ff0ed4d3fdee5af # v4.1.0
        with:
          node-version: 24
      - run: npm ci`

const token = `        env:
          TESSERA_TOKEN: \${{ secrets.TESSERA_TOKEN }}`

const commentToken = `${token}
          GITHUB_TOKEN: \${{ secrets.GITHUB_TOKEN }}`

const comment = (name: string): string => `npx tessera-module preview-comment ${name} --post`

const release = (job: string, when: string, command: string): string => `  ${job}:
    if: ${when}
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: production
    steps:
${setUp}
      - run: ${command}
${token}
`

/** Returns the workflow of GitHub. */
export const githubWorkflow = (
  name: string,
): string => `# A pull request is checked, and its build gets a preview, whose address a comment names: nobody else gets the build.
# A push to main gives the build to a share of the visitors. Promoting it and going back are started by hand.
#
# TESSERA_TOKEN is a secret of the repository: the module's token, from the operator of the product.
name: ${name}

on:
  pull_request:
  push:
    branches: [main]
  workflow_dispatch:
    inputs:
      step:
        type: choice
        options: [canary, promote, rollback]
        required: true

permissions:
  contents: read

concurrency: ${name}-\${{ github.ref }}

env:
  PERCENT: "5"
  WHY: \${{ github.event_name }} \${{ github.sha }} by \${{ github.actor }}

jobs:
  check:
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
${setUp}
      - run: npm run check
      # Pull requests of forks get no secrets.
      - if: github.event.pull_request.head.repo.full_name == github.repository
        run: npx tessera-module check ${name}
${token}

  preview:
    needs: check
    if: github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    # For the comment.
    permissions:
      contents: read
      pull-requests: write
    steps:
${setUp}
      - run: ${publish(name, '--preview')}
${token}
      - run: ${comment(name)}
${commentToken}

${[
  release(
    'canary',
    "github.event_name == 'push' || inputs.step == 'canary'",
    publish(name, '--percent "$PERCENT"'),
  ),
  release('promote', "inputs.step == 'promote'", `npx tessera-module promote ${name} --why "$WHY"`),
  release(
    'rollback',
    "inputs.step == 'rollback'",
    `npx tessera-module rollback ${name} --why "$WHY"`,
  ),
].join('\n')}`

const ownMerge = `
    - if: $CI_PIPELINE_SOURCE == 'merge_request_event' && $CI_MERGE_REQUEST_SOURCE_PROJECT_ID == $CI_MERGE_REQUEST_PROJECT_ID`

const byHand = (job: string, name: string): string => `${job}:
  stage: release
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      when: manual
  environment: production
  script:
    - npx tessera-module ${job} ${name} --why "$WHY"
`

/** Returns the pipeline of GitLab. */
export const gitlabPipeline = (
  name: string,
): string => `# A merge request is checked, and its build gets a preview, whose address a comment names: nobody else gets the build.
# A push to the default branch gives the build to a share of the visitors. Promoting it and going back are started by hand.
#
# TESSERA_TOKEN is a masked variable of the project: the module's token, from the operator of the product.
# GITLAB_TOKEN, for the comment, is one too: a project access token with the role Reporter and the scope api. Without it
# the job's log has the text. Neither is protected, as the branches of merge requests are not. The merge request of a fork
# runs no job, because its code would have both.
stages: [check, preview, canary, release]

variables:
  PERCENT: "5"
  WHY: $CI_PIPELINE_SOURCE $CI_COMMIT_SHA by $GITLAB_USER_LOGIN

default:
  image: node:24
  cache:
    key:
      files: [package-lock.json]
    paths: [.npm/]
  before_script:
    - npm ci --cache .npm --prefer-offline

check:
  stage: check
  rules:${ownMerge}
  script:
    - npm run check
    - npx tessera-module check ${name}

preview:
  stage: preview
  rules:${ownMerge}
  script:
    - ${publish(name, '--preview')}
    - ${comment(name)}

canary:
  stage: canary
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  environment: production
  script:
    - ${publish(name, '--percent "$PERCENT"')}

${byHand('promote', name)}
${byHand('rollback', name)}`
