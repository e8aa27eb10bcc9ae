import type { ParseKeys } from 'i18next';

/** Every key of the dictionary; for plural forms, the part before `_one`, `_few`, `_other`. */
export type TranslationKey = ParseKeys;
