import type { ParseKeys } from 'i18next';

/** What can be asked for: every key of the dictionary; of plural forms the part before `_one`, `_few`, `_other`. */
export type TranslationKey = ParseKeys;
