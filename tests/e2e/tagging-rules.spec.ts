import { expect, test, type Page } from 'playwright/test';
import { second } from '../../shared/time/durations.ts';
import { addTexts, call, failNext, waitForTexts } from './support/archive.ts';
import { comeBackTo, expectAccessible, newOrganization } from './support/product.ts';

const files = [
  { name: 'invoice oak.txt', text: 'to pay: 300' },
  { name: 'INVOICE steel.txt', text: 'to pay: 200' },
  { name: 'letter.txt', text: 'dear all' },
];

const wood = {
  name: 'Wood',
  conditions: [{ field: 'name', operator: 'contains', value: 'plank' }],
  tagIds: [],
  fieldActions: [{ field: 'documentType', value: 'invoice' }],
};

test('a rule is created with a preview, tags existing and new documents, and is deleted', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTexts(page, organizationId, files);
  await waitForTexts(page, organizationId, files.length);

  await page.goto(`${home}/tagging-rules`);
  await expect(page.getByText('No tagging rules yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create tagging rule' }).click();
  await page.getByRole('button', { name: 'Create tagging rule' }).click();
  await expect(page.getByText('Please enter a name for the rule')).toBeVisible();
  await expect(page.getByText('Please enter a value')).toBeVisible();
  await expect(page.getByText('Please choose at least one tag')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Name' }).fill('Invoices');
  await expect(page.getByLabel('Field')).toHaveValue('name');
  await expect(page.getByLabel('Operator')).toHaveValue('contains');
  await page.getByRole('textbox', { name: 'Value' }).fill('invoice');
  await expect(page.getByText('The rule would match 2 documents.')).toBeVisible();
  await expect(page.getByRole('link', { name: /\.txt$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Tags:' }).click();
  await page.getByPlaceholder('Find or create a tag').last().fill('To pay');
  await page.getByRole('option', { name: 'Create “To pay”' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tags:' })).toContainText('To pay');
  await page.getByRole('button', { name: 'Create tagging rule' }).click();

  await expect(page.getByText('Tagging rule “Invoices” created')).toBeVisible();
  await expect(page).toHaveURL(/\/tagging-rules$/);
  await expect(page.getByRole('cell', { name: '1 condition', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: 'Apply to the 2 documents that match now' })
    .press('Enter');
  await expect(page.getByText('The rule has been applied')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Matching documents: 2. Newly tagged: 2.')).toBeVisible();

  await page.getByRole('button', { name: 'Apply the rule Invoices' }).click();
  await failNext(page, 'POST');
  await page.getByRole('button', { name: 'Apply rule' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'An error occurred, try again later',
  );
  await page.getByRole('button', { name: 'Apply rule' }).click();
  await expect(page.getByText('Matching documents: 2. Newly tagged: 0.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await addTexts(page, organizationId, [{ name: 'invoice glue.txt', text: 'to pay: 10' }]);
  await page.goto(`${home}/tags`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: '3 documents with the tag To pay' })).toBeVisible({
      timeout: 20_000,
    });
  }).toPass({ timeout: 120_000 });

  await page.goto(`${home}/tagging-rules`);
  await page.getByRole('button', { name: 'Delete the rule Invoices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete tagging rule' }).click();
  await expect(page.getByText('No tagging rules yet')).toBeVisible();
});

test('a rule without conditions asks first and tags all documents; a failed save and leaving keep the form; a rule by amount and correspondent sets the type', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const ids = await addTexts(page, organizationId, files.slice(0, 1));
  await page.goto(`/organizations/${organizationId}/tagging-rules/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Everything');
  const removeFirst = page.getByRole('button', { name: 'Remove condition 1' });
  await page.getByRole('button', { name: 'Add condition' }).click();
  await removeFirst.press('Enter');
  await expect(removeFirst).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add condition' })).toBeFocused();
  await page.getByRole('button', { name: 'Tags:' }).click();
  await page.getByPlaceholder('Find or create a tag').last().fill('All');
  await page.getByRole('option', { name: 'Create “All”' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Tags:' })).toContainText('All');
  await page.getByRole('button', { name: 'Create tagging rule' }).click();
  await expect(page.getByText('Apply this rule to all documents?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).last().click();

  await page.route('**/tagging-rules', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Create tagging rule' }).click();
  await page.getByRole('button', { name: 'Apply to all documents' }).click();
  await expect(page.getByText('Failed to create tagging rule')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Everything');

  await page.unroute('**/tagging-rules');
  await page.getByRole('button', { name: 'Create tagging rule' }).click();
  await page.getByRole('button', { name: 'Apply to all documents' }).click();
  await expect(page.getByRole('cell', { name: 'No conditions' })).toBeVisible();
  await expect(page.getByText('Matching documents: 1. Newly tagged: 1.')).toBeVisible();

  await page.getByRole('link', { name: 'Everything', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Apply to existing documents' })).toBeEnabled();
  await page.getByRole('button', { name: 'Add condition' }).click();
  await expect(page.getByRole('button', { name: 'Apply to existing documents' })).toHaveCount(0);
  await expect(page.getByText('Save the rule first')).toBeVisible();
  await page.getByRole('link', { name: 'Deleted documents' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Field').selectOption('content');
  await page.getByLabel('Operator').selectOption('starts_with');
  await page.getByRole('textbox', { name: 'Value' }).fill('Dear');
  const rules = `/organizations/${organizationId}/tagging-rules`;
  const { taggingRules } = await call<{ taggingRules: { id: string }[] }>(page, {
    method: 'GET',
    path: rules,
  });
  await call(page, {
    method: 'PUT',
    path: `${rules}/${taggingRules[0]?.id}`,
    json: { ...wood, name: 'Theirs' },
  });
  await page.getByRole('button', { name: 'Update tagging rule' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'This rule was changed' });
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('Dear');
  await page.getByRole('button', { name: 'Update tagging rule' }).click();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Tagging rule “Everything” updated')).toBeVisible();
  await expect(page.getByRole('cell', { name: '1 condition', exact: true })).toBeVisible();

  ids.push(...(await addTexts(page, organizationId, files.slice(1, 2))));
  await waitForTexts(page, organizationId, 2);
  const { correspondent } = await call<{ correspondent: { id: string } }>(page, {
    path: `/organizations/${organizationId}/correspondents`,
    json: { name: 'City works' },
  });
  for (const [index, amount] of [150, 50].entries()) {
    await call(page, {
      method: 'PATCH',
      path: `/organizations/${organizationId}/documents/${ids[index]}`,
      json: { correspondentId: correspondent.id, totalAmount: { amount, currency: 'EUR' } },
    });
  }
  await page.getByRole('link', { name: 'Create tagging rule' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Large bills');
  await page.getByLabel('Field').selectOption('totalAmount');
  await page.getByRole('textbox', { name: 'Value' }).fill('100');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByLabel('Field').last().selectOption('correspondent');
  await page.getByRole('button', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'City works' }).click();
  await expect(page.getByText('The rule would match 1 document.')).toBeVisible();
  await expect(page.getByText('2 documents meet this condition')).toBeVisible();
  await page.getByLabel('Document type').selectOption('invoice');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create tagging rule' }).click();
  await page.getByRole('button', { name: 'Apply to the 1 document that matches now' }).click();
  await expect(page.getByText('Matching documents: 1. Changed: 1.')).toBeVisible();
  await expect(page.getByText('Document type: Invoice').filter({ visible: true })).toBeVisible();
  const large = page.getByRole('switch', { name: 'The rule Large bills is on' });
  await large.click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await expect(large).not.toBeChecked();
});

async function addRule(page: Page, rules: string) {
  const { taggingRule } = await call<{ taggingRule: { id: string } }>(page, {
    path: rules,
    json: wood,
  });
  return `${rules}/${taggingRule.id}`;
}

test('a rule that is saved over the version of another person stays on or off as they left it', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const path = await addRule(page, `/organizations/${organizationId}/tagging-rules`);
  const description = page.getByRole('textbox', { name: 'Description' });
  const update = page.getByRole('button', { name: 'Update tagging rule' });
  const isOn = page.getByRole('switch', { name: 'The rule Wood is on' });

  await page.clock.install();
  await page.goto(path);
  await description.fill('Mine');
  await call(page, { method: 'PATCH', path, json: { isEnabled: false } });
  await update.click();
  await expect(page).toHaveURL(/\/tagging-rules$/);
  await expect(page.getByText('Mine', { exact: true })).toBeVisible();
  await expect(isOn).not.toBeChecked();

  await page.getByRole('link', { name: 'Wood', exact: true }).click();
  await description.fill('Mine again');
  // The form opened with cached data stays when that is refreshed.
  await page.clock.fastForward(15 * second);
  await call(page, { method: 'PUT', path, json: { ...wood, isEnabled: true, name: 'Theirs' } });
  await update.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Mine again', { exact: true })).toBeVisible();
  await expect(isOn).toBeChecked();
});

test('a rule is saved before the fields that it names are loaded', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  const { field } = await call<{ field: { id: string } }>(page, {
    path: `${home}/fields`,
    json: { name: 'Room', type: 'text' },
  });
  const path = await addRule(page, `${home}/tagging-rules`);
  const fieldActions = [{ field: 'custom', fieldId: field.id, value: 'Attic' }];
  await call(page, { method: 'PUT', path, json: { ...wood, fieldActions } });
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let isLost = true;
  await page.route(`**/api${home}/fields`, async (route) => {
    if (isLost) return route.abort();
    await isReleased;
    return route.continue();
  });
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Description' }).fill('Early');
  const update = page.getByRole('button', { name: 'Update tagging rule' });
  await update.click();
  await expect(page.locator('[data-sonner-toast][data-type=error]')).toBeVisible();
  isLost = false;
  await update.click();
  await expect(update).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/tagging-rules$/);
  await expect(page.getByText('Early', { exact: true })).toBeVisible();
});

test('a rule that matches none of the newest documents can be applied to the older ones', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  await page.route('**/tagging-rules/preview', (route) =>
    route.fulfill({ json: { matchingCount: 0, documents: [], checkedCount: 500, isCapped: true } }),
  );
  await page.goto(await addRule(page, `/organizations/${organizationId}/tagging-rules`));
  await page.getByRole('textbox', { name: 'Description' }).fill('Of former years');
  await page.getByRole('button', { name: 'Update tagging rule' }).click();
  await expect(page.getByText('“Wood” matches none of the newest documents')).toBeVisible();
  await page.getByRole('button', { name: 'Apply to existing documents' }).click();
  await expect(page.getByText('The rule has been applied')).toBeVisible();
});

test('searches and rules find words in pieces, and a rule whole words alone', async ({ page }) => {
  const { organizationId } = await newOrganization(page);
  const home = `/organizations/${organizationId}`;
  await addTexts(page, organizationId, [
    { name: 'pier.txt', text: 'R E C H N U N G for customer 4711 0815 99' },
    { name: 'boat.txt', text: 'Account 18200277' },
  ]);
  await waitForTexts(page, organizationId, 2);
  await page.goto(`${home}/documents?q=${encodeURIComponent('rechnung 4711081599')}`);
  await expect(page.locator('mark')).toHaveText(['R E C H N U N G', '4711 0815 99']);

  await page.goto(`${home}/tagging-rules/create`);
  await page.getByLabel('Field').selectOption('content');
  await page.getByRole('textbox', { name: 'Value' }).fill('82002');
  await expect(page.getByText('The rule would match 1 document.')).toBeVisible();
  await page.getByLabel('Operator').selectOption('contains the word');
  await expect(page.getByText('The rule would match 0 documents.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Value' }).fill('4711081599');
  await expect(page.getByText('The rule would match 1 document.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'pier.txt' })).toBeVisible();
});

test('while nothing is typed, the form of a rule follows what others change, which is what it applies', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const path = await addRule(page, `/organizations/${organizationId}/tagging-rules`);
  const description = page.getByRole('textbox', { name: 'Description' });
  const value = page.getByRole('textbox', { name: 'Value' });
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const changeElsewhere = async (change: object) => {
    await call(page, { method: 'PUT', path, json: { ...wood, ...change } });
    await comeBackTo(page);
  };

  await page.goto(path);
  await expect(value).toHaveValue('plank');
  const conditions = [{ field: 'name', operator: 'contains', value: 'steel' }];
  await changeElsewhere({ name: 'Metal', conditions });
  await expect(heading('Metal')).toBeVisible();
  await expect(value).toHaveValue('steel');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Metal');
  await expect(page.getByRole('button', { name: 'Apply to existing documents' })).toBeVisible();

  await description.fill('Typed');
  await changeElsewhere({});
  await expect(heading('Wood')).toBeVisible();
  await expect(description).toHaveValue('Typed');
  await expect(value).toHaveValue('steel');
});
