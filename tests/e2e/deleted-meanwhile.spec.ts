import { expect, test, type Page } from 'playwright/test';
import { addTag, addTexts, call, failNext } from './support/archive.ts';
import { comeBackTo, newOrganization } from './support/product.ts';

async function add(page: Page, path: string, json: object): Promise<string> {
  const created = await call<Record<string, { id: string }>>(page, { path, json });
  return Object.values(created)[0]?.id ?? '';
}

const kinds = [
  {
    listPath: '/tags',
    itemsPath: '/tags',
    add: addTag,
    edit: 'Edit the tag Former',
    save: 'Update tag',
    error: 'This tag does not exist any more.',
    another: 'Edit the tag Other',
  },
  {
    listPath: '/correspondents',
    itemsPath: '/correspondents',
    add: (page: Page, organizationId: string, name: string) =>
      add(page, `/organizations/${organizationId}/correspondents`, { name }),
    edit: 'Edit Former',
    save: 'Save',
    error: 'This correspondent does not exist any more.',
    another: 'Edit Other',
  },
  {
    listPath: '/settings/fields',
    itemsPath: '/fields',
    add: (page: Page, organizationId: string, name: string) =>
      add(page, `/organizations/${organizationId}/fields`, { name, type: 'text' }),
    edit: 'Edit Former',
    save: 'Save',
    error: 'This field does not exist any more.',
    another: 'Edit Other',
  },
];

test('what is typed for a tag, a correspondent or a field stays when another person deletes it', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const dialog = page.getByRole('dialog');
  for (const each of kinds) {
    const id = await each.add(page, organizationId, 'Former');
    await each.add(page, organizationId, 'Other');
    await page.goto(`${home}${each.listPath}`);
    await page.getByRole('button', { name: each.edit }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('A long new name');
    await call(page, { method: 'DELETE', path: `${home}${each.itemsPath}/${id}` });
    await comeBackTo(page);
    await expect(page.getByText('Former')).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('A long new name');
    await dialog.getByRole('button', { name: each.save }).click();
    await expect(dialog.getByRole('alert')).toHaveText(each.error);

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^Create / })).toBeFocused();
    await page.getByRole('button', { name: each.another }).click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Other');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: each.another })).toBeFocused();
  }
});

test('what is typed for a view stays when another person deletes it', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTexts(page, organizationId, [{ name: 'letter.txt', text: 'letter' }]);
  const id = await add(page, `${home}/views`, { name: 'Former', search: 'kind:invoice' });
  await page.goto(`${home}/documents?view=${id}`);
  await page.getByRole('button', { name: 'Actions for Former' }).click();
  await page.getByRole('menuitem', { name: 'Edit view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('A long new name');
  await call(page, { method: 'DELETE', path: `${home}/views/${id}` });
  await comeBackTo(page);
  await expect(page.getByRole('heading', { name: 'Former' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This view does not exist any more.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Actions for Former' })).toBeHidden();
});

test('what is typed for a note can be added as a new one when another person deletes it', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const [documentId] = await addTexts(page, organizationId, [{ name: 'letter.txt', text: 'a' }]);
  const document = `/organizations/${organizationId}/documents/${documentId}`;
  const noteId = await add(page, `${document}/notes`, { text: 'Sent' });
  await page.goto(`${document}?tab=notes`);
  await page.getByRole('button', { name: 'Edit note' }).click();
  const text = page.getByRole('textbox', { name: 'Text of the note' });
  await text.fill('Sent to Grace');
  await page.getByRole('textbox', { name: 'New note' }).fill('Half a note');
  await call(page, { method: 'DELETE', path: `${document}/notes/${noteId}` });
  await comeBackTo(page);
  await expect(page.getByText('This note does not exist any more.')).toBeVisible();
  await expect(text).toHaveValue('Sent to Grace');
  await failNext(page, 'POST');
  await text.press('ControlOrMeta+Enter');
  await expect(page.getByText('An error occurred, try again later')).toBeVisible();
  await expect(text).toHaveValue('Sent to Grace');
  await text.press('ControlOrMeta+Enter');
  await expect(page.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toContainText(
    'Sent to Grace',
  );
  await expect(text).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Half a note');
});

test('a dialog of a view goes with the view that is left', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTexts(page, organizationId, [{ name: 'letter.txt', text: 'letter' }]);
  await add(page, `${home}/views`, { name: 'Left', search: '-kind:invoice', isShared: true });
  await page.goto(`${home}/documents`);
  await page.getByRole('link', { name: /^Left/ }).click();
  const actions = page.getByRole('button', { name: 'Actions for Left' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Edit view' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(actions).toBeHidden();
});

test('what is typed into a field of a document stays when another person deletes the field', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const [documentId] = await addTexts(page, organizationId, [{ name: 'roof.txt', text: 'roof' }]);
  const id = await add(page, `${home}/fields`, { name: 'Project', type: 'text' });
  await add(page, `${home}/fields`, { name: 'Site', type: 'text' });
  await page.goto(`${home}/documents/${documentId}`);
  const fields = page.getByRole('region', { name: 'Fields' });
  await expect(fields.getByText('2 more fields')).toBeVisible();
  await fields.getByRole('button', { name: 'Add field' }).press('Enter');
  await expect(fields.getByRole('button', { name: 'Project: Add' })).toBeFocused();
  await page.keyboard.press('Enter');
  const project = fields.getByRole('textbox', { name: 'Project' });
  await project.fill('North wing');
  await call(page, { method: 'DELETE', path: `${home}/fields/${id}` });
  const refetched = page.waitForResponse(`**${home}/fields`);
  await comeBackTo(page);
  await refetched;
  await expect(project).toHaveValue('North wing');
  await expect(project).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This field does not exist any more.')).toBeVisible();
  await expect(page.getByText('Project: North wing · roof.txt')).toBeVisible();
  await expect(project).toHaveCount(0);
  await expect(fields.getByRole('button', { name: /^Project/ })).toHaveCount(0);
  await expect(fields.getByRole('button', { name: 'Site: Add' })).toBeVisible();
});
