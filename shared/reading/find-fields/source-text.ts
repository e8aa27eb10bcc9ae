import type { DocumentType } from '../fields/document-types.ts';
import type { FindOptions } from './finding.ts';
import { detectLanguage, type LanguageScores } from './lexicon/detect-language.ts';
import { findLabels, type Mentions } from './paper/find-labels.ts';
import { type Cell, lineAt, type Paper, readPaper } from './paper/paper.ts';
import { type Word, wordsOf } from './paper/words.ts';

export type SourceText = {
  paper: Paper;
  words: readonly Word[];
  mentions: Mentions;
  language: LanguageScores;
  options: FindOptions;
};

export type Found<Value> = Cell & { value: Value; confidence: number };

export type Known = { documentType: DocumentType | undefined; documentDate?: string };

/** Divides a text into the parts that the rules of all fields need. */
export function prepareText(text: string, options: FindOptions): SourceText {
  const paper = readPaper(text);
  const words = wordsOf(paper.folded);
  const language = detectLanguage(words, text);
  const mentions = findLabels(paper.folded, { words, languages: language.active });
  return { paper, words, mentions, language, options };
}

/** Returns the page of an offset, from 1. */
export function pageOf(paper: Paper, offset: number): number {
  return lineAt(paper, offset)?.page ?? 1;
}

/** Returns a whole number from 0 to 99, because no value read from a text is certain. */
export function confidenceOf(score: number): number {
  return Math.max(0, Math.min(99, Math.round(score)));
}
