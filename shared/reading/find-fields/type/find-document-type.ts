import type { DocumentType } from '../../fields/document-types.ts';
import type { TypeMention } from '../paper/find-labels.ts';
import type { Cell } from '../paper/paper.ts';
import { firstRule } from '../rule.ts';
import { confidenceOf, type Found, type SourceText } from '../source-text.ts';
import { typesWithoutTitle } from './types-without-title.ts';
import { type Evidence, readClues, type TypeClues } from './type-clues.ts';
import type { TypeRule } from './type-rule.ts';
import { typeRules } from './type-rules.ts';
import { scoreOfWords, weightOfType } from './type-weights.ts';

/** Returns the type of a document, by its title and by typical words. */
export function findDocumentType(source: SourceText): Found<DocumentType> | undefined {
  const [first, second] = rankTypes(source);
  const isLetter = first?.type === 'letter';
  if (!first || first.score < (isLetter ? 1.5 : 2)) return typeWithoutTitle(source);
  const lead = second ? (first.score - second.score) / first.score : 1;
  const strength = Math.min(1, first.score / (isLetter ? 2.5 : 10));
  const confidence = confidenceOf((54 + 42 * Math.min(1, lead * 2.4)) * (0.65 + 0.35 * strength));
  return { value: first.type, start: first.best.start, end: first.best.end, confidence };
}

function typeWithoutTitle(source: SourceText): Found<DocumentType> | undefined {
  const rule = firstRule(typesWithoutTitle, source);
  return rule && { value: rule.type, start: 0, end: 0, confidence: rule.weight };
}

type RankedType = { type: DocumentType; score: number; best: TypeMention };

function rankTypes(source: SourceText): RankedType[] {
  const clues = readClues(source);
  walkTypeRules(clues);
  return Array.from(clues.evidence, ([type, { score, words, best }]) => ({
    type,
    score: (score + scoreOfWords(type, words.size)) * weightOfType(type),
    best,
  })).toSorted((a, b) => b.score - a.score);
}

/** Applies the rows to the evidence in `clues`, and returns those that applied. */
export function walkTypeRules(clues: TypeClues): TypeRule[] {
  return typeRules.filter((rule) => rule.applies(clues) && applyRule(rule, clues));
}

function applyRule(rule: TypeRule, clues: TypeClues): boolean {
  const { evidence } = clues;
  const { type, effect, weight } = rule;
  if (rule.effect === 'plus' && rule.place) {
    const place = rule.place(clues);
    if (!place) return false;
    if (!evidence.has(type)) evidence.set(type, evidenceAt(place, type));
  }
  const known = evidence.get(type);
  if (!known) return false;
  if (effect === 'plus') known.score += weight;
  else if (effect === 'times') known.score *= weight;
  else known.score = Math.min(known.score, weight);
  return true;
}

function evidenceAt({ start, end }: Cell, type: DocumentType): Evidence {
  return {
    words: new Set(),
    best: { type, isTitle: false, words: 1, start, end },
    score: 0,
  };
}
