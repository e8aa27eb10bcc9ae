import { expect, test } from 'playwright/test';
import { minute, second } from '../../shared/time/durations.ts';
import { requestsOf, type ReadingAction } from '../bench/costs/actions.ts';
import { addTexts, call, waitForTexts } from './support/archive.ts';
import { newOrganization } from './support/product.ts';

const isPoll = (url: string) => /\/organizations\/org_\w+\/version$/.test(url);

test('an open organization is polled less often while its person is away, and at once when they return', async ({
  page,
}) => {
  await page.clock.install();
  const { organizationId } = await newOrganization(page);
  const path = `/organizations/${organizationId}`;
  const nextPoll = () => page.waitForResponse((response) => isPoll(response.url()));
  const first = nextPoll();
  await page.goto(`${path}/tags`);
  await first;
  await expect(page.getByText('No tags yet')).toBeVisible();
  const addTag = (name: string) =>
    call(page, { path: `${path}/tags`, json: { name, color: '#d8ff75' } });

  // The clock is stopped in between, so that each poll belongs to its step.
  for (let passed = 0; passed < 2 * minute; passed += 15 * second) {
    const poll = nextPoll();
    await page.clock.runFor(15 * second);
    expect((await poll).status()).toBe(304);
  }
  let polls = 0;
  page.on('request', (request) => (polls += isPoll(request.url()) ? 1 : 0));
  await addTag('Tax');
  await page.clock.runFor(45 * second);
  await expect(page.getByText('Tax', { exact: true })).toBeHidden();
  expect(polls).toBe(0);

  await page.mouse.move(300, 300);
  await expect(page.getByText('Tax', { exact: true })).toBeVisible();
  await addTag('Travel');
  await page.clock.runFor(5 * second);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Travel', { exact: true })).toBeVisible();
  expect(polls).toBe(2);
});

test('pages request what the costs of a month are computed from, and nothing again that has not changed', async ({
  page,
}) => {
  const { organizationId } = await newOrganization(page);
  const path = `/organizations/${organizationId}`;
  const names = ['one.txt', 'two.txt'];
  const texts = names.map((name) => ({ name, text: `The text of ${name}.` }));
  const [, documentId = ''] = await addTexts(page, organizationId, texts);
  await waitForTexts(page, organizationId, 2);
  await expect
    .poll(() => call(page, { method: 'GET', path: `${path}/version` }))
    .toMatchObject({ isPending: false });

  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !isPoll(request.url())) requested.push(pathname);
  });
  const taken = () => requested.toSorted();
  const expected = requestsOf({ organizationId, documentId });
  const pathsOf = (action: ReadingAction) =>
    expected[action]
      .map((address) => address.replace(/\?.*/, ''))
      .filter((pathname) => !isPoll(pathname))
      .toSorted();
  const open = (name: string) => page.getByRole('link', { name, exact: true }).first().click();

  await page.goto(path);
  await expect.poll(taken).toEqual(pathsOf('open the archive'));
  await open('Documents');
  await open('one.txt');
  await expect(page.getByText('The text of one.txt.')).toBeVisible();
  await page.goBack();
  requested.length = 0;
  await open('two.txt');
  await expect.poll(taken).toEqual(pathsOf('look at another document'));
  await expect(page.getByText('The text of two.txt.')).toBeVisible();
  requested.length = 0;
  await page.getByRole('button', { name: 'Versions', exact: true }).click();
  await expect.poll(taken).toEqual(pathsOf('look at versions'));
  await page.keyboard.press('Escape');

  requested.length = 0;
  await open('Home');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await open('Documents');
  await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeVisible();
  expect(requested).toEqual([]);
});
