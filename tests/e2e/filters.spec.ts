import { expect, test, type Page } from 'playwright/test';
import { addTag, addTexts, call } from './support/archive.ts';
import { expectAccessible, registerWithOrganization } from './support/product.ts';

async function addPapers(page: Page, organizationId: string) {
  const home = `/organizations/${organizationId}`;
  const ids = await addTexts(page, organizationId, [
    { name: 'power.txt', text: 'electricity of the house' },
    { name: 'lamp.txt', text: 'a lamp for the desk' },
    { name: 'water.txt', text: 'water of the house' },
  ]);
  const senders: string[] = [];
  for (const name of ['Nordlicht Energie', 'Stadtwerke Kiel']) {
    const json = { name };
    const created = await call<{ correspondent: { id: string } }>(page, {
      path: `${home}/correspondents`,
      json,
    });
    senders.push(created.correspondent.id);
  }
  const [energy, works] = senders;
  const year = new Date().getFullYear();
  const fields = [
    {
      correspondentId: energy,
      documentType: 'invoice',
      documentDate: `${year - 1}-03-01`,
      totalAmount: { amount: 1234.56, currency: 'EUR' },
    },
    {
      correspondentId: energy,
      documentType: 'receipt',
      documentDate: `${year}-01-02`,
      endDate: `${year}-12-31`,
    },
    { correspondentId: works, documentType: 'invoice', documentDate: `${year}-01-01` },
  ];
  for (const [index, json] of fields.entries())
    await call(page, { method: 'PATCH', path: `${home}/documents/${ids[index]}`, json });
  await page.goto(`${home}/documents`);
  await expect(page.getByRole('link', { name: 'water.txt' })).toBeVisible();
  return ids;
}

async function expectShown(page: Page, names: string[]) {
  for (const name of ['power.txt', 'lamp.txt', 'water.txt'])
    await expect(page.getByRole('link', { name }).last()).toBeVisible({
      visible: names.includes(name),
    });
}

async function choose(page: Page, facet: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: facet }).click();
}

test('documents are filtered by what is chosen, which is written into the search', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  await addPapers(page, organizationId);
  const search = page.getByRole('combobox', { name: 'Search in the list' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Correspondent' }).click();
  await page.keyboard.type('nord');
  const offered = page.getByRole('dialog').getByRole('option');
  await expect(offered).toHaveText(['Nordlicht Energie']);
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('correspondent:"Nordlicht Energie"');
  await expectShown(page, ['power.txt', 'lamp.txt']);

  // The list of one choice is still closing when the next one opens.
  const root = page.locator(':root');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await root.evaluate(({ style }) => style.setProperty('--duration-fast', '2s'));
  await choose(page, 'Document type');
  await page.getByRole('option', { name: 'Invoice' }).click();
  await choose(page, 'Correspondent');
  await page.keyboard.press('Escape');
  await root.evaluate(({ style }) => style.removeProperty('--duration-fast'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectShown(page, ['power.txt']);
  await expect(search).toHaveValue('correspondent:"Nordlicht Energie" kind:invoice');

  await page.getByRole('button', { name: 'Document type Invoice', exact: true }).click();
  await page.getByRole('option', { name: 'Receipt' }).click();
  await expectShown(page, ['lamp.txt']);
  await page.getByRole('button', { name: 'Remove the filter Document type: Receipt' }).click();
  await page.getByRole('button', { name: /^Remove the filter Correspondent/ }).click();
  await expectShown(page, ['power.txt', 'lamp.txt', 'water.txt']);
  await expect(search).toHaveValue('');

  await choose(page, 'Document date');
  await page.getByRole('option', { name: 'Last year' }).click();
  await expectShown(page, ['power.txt']);
  await page.getByRole('button', { name: 'Document date Last year', exact: true }).click();
  const day = `${new Date().getFullYear()}-01-02`;
  await page.getByLabel('From').fill(day);
  await page.getByLabel('To').fill(day);
  // The list above, which also handles Enter, must ignore this one.
  await page.getByLabel('To').press('Enter');
  await expect(search).toHaveValue(`date:${day}`);
  await expectShown(page, ['lamp.txt']);
  await page.getByRole('button', { name: 'Clear the search' }).click();

  await choose(page, 'Total');
  await page.getByLabel('At least').fill('1.000,50');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('amount:>=1.000,50');
  await expectShown(page, ['power.txt']);
});

test('one of several filters is changed where it is, and numbers are those of their field', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  await call(page, {
    path: `/organizations/${organizationId}/fields`,
    json: { name: 'Rate', type: 'number' },
  });
  await addPapers(page, organizationId);
  const search = page.getByRole('combobox', { name: 'Search in the list' });
  await search.fill('correspondent:nordlicht correspondent:energie date:>=2020-01-02');
  await expect(
    page.getByRole('button', { name: 'Document date From Jan 2, 2020', exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Correspondent energie', exact: true }).click();
  await page.getByRole('option', { name: 'Stadtwerke Kiel' }).click();
  await expect(search).toHaveValue(
    'correspondent:nordlicht correspondent:"Stadtwerke Kiel" date:>=2020-01-02',
  );
  await expect(
    page.getByRole('button', { name: 'Correspondent Stadtwerke Kiel', exact: true }),
  ).toBeFocused();
  await search.fill('');

  await choose(page, 'Document type');
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await page.getByRole('option', { name: 'Rate' }).click();
  await expect(search).toHaveValue('');
  await page.getByLabel('At least').fill('lots');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a number of at most 15 digits')).toBeVisible();
  await page.getByLabel('At least').fill('1.2345');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('rate:>=1.2345');
});

test('documents are filtered by who added them, and by when they end, by keyboard alone', async ({
  page,
}) => {
  const { organizationId } = await registerWithOrganization(page);
  await addPapers(page, organizationId);
  const search = page.getByRole('combobox', { name: 'Search in the list' });
  const filter = page.getByRole('button', { name: 'Filter', exact: true });

  await filter.press('Enter');
  await expect(page.getByRole('option', { name: 'Added by' })).toBeVisible();
  await page.keyboard.type('added by');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Me', exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('by:me');
  await expectShown(page, ['power.txt', 'lamp.txt', 'water.txt']);
  await search.fill('-by:me');
  await expectShown(page, []);
  await search.fill('');

  // Enter comes at once, before the pause that ends typing.
  await filter.press('Enter');
  await expect(page.getByRole('option', { name: 'Ends on' })).toBeVisible();
  await page.keyboard.type('ends');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'This year', exact: true }).waitFor();
  await page.keyboard.type('this year');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('ends:this-year');
  await expectShown(page, ['lamp.txt']);
  await expect(filter).toBeFocused();
});

test('the tag of a chip is replaced by another one', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  const [power, lamp] = await addPapers(page, organizationId);
  const home = `/organizations/${organizationId}`;
  const house = await addTag(page, organizationId, 'House');
  const desk = await addTag(page, organizationId, 'Desk');
  await call(page, { path: `${home}/documents/${power}/tags`, json: { tagId: house } });
  await call(page, { path: `${home}/documents/${lamp}/tags`, json: { tagId: desk } });

  await page.goto(`${home}/documents?tags=${house}`);
  await expectShown(page, ['power.txt']);
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await page.getByRole('option', { name: 'Desk' }).click();
  await expectShown(page, ['lamp.txt']);
  await expect(page.getByRole('button', { name: 'Desk', exact: true })).toBeFocused();

  await page.goto(`${home}/documents?q=tag:house`);
  await page.getByRole('button', { name: 'Tags house', exact: true }).click();
  await page.getByRole('option', { name: 'Desk' }).click();
  await expectShown(page, ['lamp.txt']);
  await expect(page.getByRole('combobox', { name: 'Search in the list' })).toHaveValue(
    'tag:"Desk"',
  );
});

test('what a search does not know is named, with what it could mean', async ({ page }) => {
  const { organizationId } = await registerWithOrganization(page);
  await addPapers(page, organizationId);
  const search = page.getByRole('combobox', { name: 'Search in the list' });
  await search.fill('sendr:nordlicht kind:rehcnung');
  await expect(page.getByText('“sendr:nordlicht” is not known.')).toBeVisible();
  await page.getByRole('button', { name: 'Search for sender:nordlicht' }).click();
  await page.getByRole('button', { name: 'Search for kind:rechnung' }).click();
  await expect(search).toHaveValue('sender:nordlicht kind:rechnung');
  await expectShown(page, ['power.txt']);
  await expectAccessible(page);

  await search.fill('from:stadtwreke');
  await page.getByRole('button', { name: 'Search for from:"Stadtwerke Kiel"' }).click();
  await expectShown(page, ['water.txt']);
});
