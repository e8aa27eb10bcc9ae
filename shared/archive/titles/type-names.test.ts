import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { localeNames } from '../../locales.ts';
import { typeNames } from './type-names.ts';

it.each(Object.entries(typeNames).filter(([language]) => language in localeNames))(
  'names of types in %s are those of the interface',
  (language, names) => {
    const url = new URL(`../../../locales/${language}.json`, import.meta.url);
    const texts = new Map(Object.entries<string>(JSON.parse(readFileSync(url, 'utf8'))));
    for (const [type, name] of Object.entries(names)) {
      expect(name).toBe(texts.get(`documents.fields.type.${type}`));
    }
  },
);
