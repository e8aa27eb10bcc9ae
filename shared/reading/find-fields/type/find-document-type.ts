import { type DocumentType, documentTypes } from '../../fields/document-types.ts';
import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Cell } from '../paper/paper.ts';
import { sureConfidence } from '../finding.ts';
import type { Found, SourceText } from '../source-text.ts';
import { confidenceOfShare } from '../weighing/weigh.ts';
import { weighTypes } from './features/weigh-types.ts';
import { readClues, type TypeClues } from './type-clues.ts';

/** The share of probability from which a type is set without confirmation. */
export const sureShare = 0.35;

/** Shorter texts without any known word are of no type, and those without a title are too little to be of type `other`. */
const shortestOther = 150;

/** Returns the type of a document, by its title, its labels, its words and its looks. */
export function findDocumentType(source: SourceText): Found<DocumentType> | undefined {
  const clues = readClues(source);
  if (clues.evidence.size === 0 && !isReadable(source)) return undefined;
  const shares = weighTypes(clues);
  const most = Math.max(...shares);
  const value = documentTypes[shares.indexOf(most)] ?? 'other';
  const place = placeOf(value, clues);
  const confidence = confidenceOfShare(most, sureShare);
  const isTooShort = source.paper.text.length < shortestOther && clues.firstTitle === undefined;
  const isUncertain = value === 'other' && isTooShort;
  return {
    value,
    ...place,
    confidence: isUncertain ? Math.min(confidence, sureConfidence - 1) : confidence,
  };
}

function isReadable({ paper, mentions, language }: SourceText): boolean {
  if (mentions.labels.length > 0) return true;
  return paper.text.length >= shortestOther && language.best !== undefined;
}

const rolesOfTypes: Partial<Record<DocumentType, readonly LabelRole[]>> = {
  letter: ['salutation', 'closing'],
  invoice: ['total', 'sum', 'rest'],
  receipt: ['total', 'sum'],
  reminder: ['rest', 'total', 'dueDate'],
};

/** Returns the place that names a type, or that speaks for it. */
function placeOf(type: DocumentType, { evidence, labels }: TypeClues): Cell {
  const named = evidence.get(type)?.best;
  const label = rolesOfTypes[type]?.map((role) => labels.get(role)).find((one) => one);
  const { start, end } = named ?? label ?? { start: 0, end: 0 };
  return { start, end };
}
