import { expect, test } from 'vitest'
import { previewTags } from './preview-tags.ts'

const checkout = { branch: 'fix-x', person: 'Mira Lang' }
const github = {
  GITHUB_ACTIONS: 'true',
  GITHUB_HEAD_REF: 'fix-y',
  GITHUB_REF_NAME: '12/merge',
  GITHUB_ACTOR: 'mira',
  GITHUB_RUN_ID: '1234',
}
const gitlab = {
  GITLAB_CI: 'true',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'fix-z',
  CI_COMMIT_REF_NAME: 'refs/merge-requests/12/head',
  GITLAB_USER_LOGIN: 'mira',
  CI_PIPELINE_ID: '77',
}

test.each([
  ['a checkout', {}, ['branch=fix-x', 'person=Mira Lang']],
  ['a pull request of GitHub', github, ['branch=fix-y', 'person=mira', 'ci=1234']],
  [
    'a push of GitHub',
    { ...github, GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'main' },
    ['branch=main', 'person=mira', 'ci=1234'],
  ],
  ['a merge request of GitLab', gitlab, ['branch=fix-z', 'person=mira', 'ci=77']],
])('the tags of a preview say branch, person and run of %s', (_, env, tags) => {
  expect(previewTags([], env, checkout)).toEqual(tags)
})

test('a given tag takes the place of the one that was found', () => {
  expect(previewTags(['branch=other', 'ticket=7'], {}, checkout)).toEqual([
    'branch=other',
    'ticket=7',
    'person=Mira Lang',
  ])
})

test('what cannot be seen is left out of a tag that was found, and refused in one that was given', () => {
  const odd = { branch: `a\u202eb\n${'c'.repeat(200)}`, person: '\t' }
  expect(previewTags([], {}, odd)).toEqual([`branch=a-b-${'c'.repeat(96)}`])
  expect(() => previewTags(['branch'], {}, checkout)).toThrow('--tag takes KEY=VALUE')
  expect(() => previewTags(['branch=a\u202eb'], {}, checkout)).toThrow('--tag takes KEY=VALUE')
})
