import { expect, it, vi } from 'vitest';

vi.stubGlobal('document', { createElement: () => ({}), body: { append: () => undefined } });
const { isToAnotherPage } = await import('./announce-page.ts');
vi.unstubAllGlobals();

const at = (search: { view?: unknown; tab?: string }) => ({ search });

it.each([
  { pathChanged: true, fromLocation: at({}), toLocation: at({}), isAnother: true },
  { pathChanged: false, fromLocation: at({ view: 'a' }), toLocation: at({}), isAnother: true },
  { pathChanged: false, fromLocation: at({}), toLocation: at({ tab: 'b' }), isAnother: false },
])('announces another page or saved view: $isAnother', ({ isAnother, ...navigation }) => {
  expect(isToAnotherPage(navigation)).toBe(isAnother);
});
