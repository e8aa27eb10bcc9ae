import type en from '../../locales/en.json';

type DictionaryKey = keyof typeof en;
type WithoutPlural<Key> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;

/** What can be asked for: every key of the dictionary; of plural forms the part before `_one`, `_few`, `_other`. */
export type TranslationKey = WithoutPlural<DictionaryKey>;

/** The text of a key; `{{name}}` is replaced by `values.name`, and `values.count` chooses the plural form. */
export type TFunction = (key: TranslationKey, values?: object) => string;

export type Dictionary = Readonly<Record<string, string>>;

/** Translates by a dictionary in the file format of i18next. A key it does not have stands for itself. */
export function createTranslate(dictionary: Dictionary, locale: string): TFunction {
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const known: Readonly<Record<string, unknown>> = { ...values };
    const text = dictionary[key] ?? pluralForm(key, known.count) ?? key;
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(known, name) ? String(known[name]) : placeholder,
    );
  };

  function pluralForm(key: string, count: unknown): string | undefined {
    if (typeof count !== 'number') return undefined;
    return dictionary[`${key}_${plurals.select(count)}`] ?? dictionary[`${key}_other`];
  }
}
