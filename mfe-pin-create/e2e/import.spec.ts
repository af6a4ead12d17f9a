import { signUpByCall } from '@tessera/e2e/new-account'
import { somePin } from '@tessera/e2e/some-pin'
import { expect, test } from '@tessera/e2e/test'

test('bookmarks are shown before they are imported, become Pins, and are undone', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const pin = await somePin(page)
  const id = /\d+/.exec(pin)?.[0] ?? ''
  const answer = await page.request.get(`/v3/pins/${id}/`)
  const { link } = (await answer.json()).resource_response.data
  await signUpByCall(page)
  await page.goto('/settings/import/')
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
  const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><H3>Reading list</H3><DL><p>
    <DT><A HREF="${link}">An idea</A><DT><A HREF="javascript:alert(1)">Script</A></DL></DL>`
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'bookmarks.html',
    mimeType: 'text/html',
    buffer: Buffer.from(bookmarks),
  })
  await expect(page.getByRole('list', { name: 'Boards' })).toContainText('Reading list')
  await expect(page.getByText("Left out, because they can't be imported: 1")).toBeVisible()
  await page.getByRole('button', { name: 'Import 1 Pin' }).press('Enter')
  await expect(page.getByText('Imported: 1 Pin')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Undo the import' }).press('Enter')
  await expect(page.getByText('The import was undone.')).toBeVisible({ timeout: 20_000 })
})
