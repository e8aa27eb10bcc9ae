import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareFormats, useFormats } from './use-formats.ts';

type Formats = ReturnType<typeof useFormats>;

/** The created formatters, with the task in which each was created. */
const created: { name: string; task: number }[] = [];

beforeEach(() => {
  let task = 0;
  const { setTimeout: plain } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, delay?: number) =>
    plain(() => {
      task += 1;
      run();
    }, delay),
  );
  for (const name of ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat'] as const) {
    const watched = new Proxy<object>(Intl[name], {
      construct: (Formatter, args: unknown[]) => {
        created.push({ name, task });
        return Reflect.construct(Formatter as new () => object, args);
      },
    });
    vi.stubGlobal('Intl', Object.create(Intl, { [name]: { value: watched } }));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function formatsOf(): Formats {
  const found: Formats[] = [];
  function Page() {
    found.push(useFormats());
    return null;
  }
  renderToStaticMarkup(createElement(Page));
  const [formats] = found;
  if (!formats) throw new Error('Nothing was rendered');
  return formats;
}

it('creates the formatters of a first page one in a task, once the language is known', async () => {
  const prepared = prepareFormats();
  await i18next.init({ lng: 'de', resources: {} });
  expect(created).toEqual([]);
  await prepared;
  expect(created.length).toBeGreaterThan(2);
  expect(new Set(created.map(({ task }) => task)).size).toBe(created.length);

  const formats = formatsOf();
  const count = created.length;
  const time = new Date(2026, 2, 1, 8, 30);
  expect(formats.dateTime(time)).toBe('01.03.2026, 08:30');
  expect(formats.size(1500)).toBe('1,5 kB');
  expect(formats.ago(time, new Date(2028, 2, 1))).toBe('vor 2 Jahren');
  expect(created).toHaveLength(count);
});
