import { czech } from './abroad/cs.ts';
import { danish } from './abroad/da.ts';
import { greek } from './abroad/el.ts';
import { japanese } from './abroad/ja.ts';
import { swedish } from './abroad/sv.ts';
import { turkish } from './abroad/tr.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { Language, Lexicon } from './lexicon.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';
import { romanian } from './ro.ts';
import { spanish } from './es.ts';

export const lexicons: Record<Language, Lexicon> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  cs: czech,
  da: danish,
  sv: swedish,
  tr: turkish,
  el: greek,
  ja: japanese,
};
