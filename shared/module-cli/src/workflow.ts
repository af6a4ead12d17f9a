/** Returns the workflow that checks, previews and releases one module, or the shell. It calls module.yml. */
export const moduleWorkflow = (name: string, folder: string): string => `name: ${name}

on:
  pull_request:
    paths: [${folder}/**]
  push:
    branches: [main]
    paths: [${folder}/**]
  workflow_dispatch:
    inputs:
      step:
        type: choice
        options: [canary, promote, rollback]
        required: true

permissions:
  contents: read

concurrency: ${name}-\${{ github.ref }}

jobs:
  release:
    uses: ./.github/workflows/module.yml
    # For the comment with the preview of a pull request.
    permissions:
      contents: read
      pull-requests: write
    with:
      module: ${name}
      folder: ${folder}
      step: \${{ inputs.step }}
    secrets:
      token: \${{ secrets.TESSERA_TOKEN_${name.toUpperCase().replaceAll('-', '_')} }}
`
