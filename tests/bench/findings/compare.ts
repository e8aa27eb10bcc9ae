import { hundredthsOf } from '../../../shared/reading/fields/money.ts';
import { normalizeIban } from '../../../shared/reading/fields/iban.ts';
import { normalizeVatId } from '../../../shared/reading/fields/vat-id.ts';
import { foldForSearch } from '../../../shared/text/fold-for-search.ts';
import type { Paper, PaperField, PaperValues } from '../../support/papers/paper.ts';

export type Outcome = 'right' | 'rightly-empty' | 'missing' | 'wrong';

/** Words that only denote the kind of company. */
const legalForms = new Set(
  (
    'ag bv bvba cb eg ek em ev eurl gbr ggmbh gmbh inc kg lda ltd ltda limited llc llp nv oo plc sa sarl sas sc sca sl slu snc ' +
    'spa srl ss ua unip z sp'
  ).split(' '),
);

function nameKey(name: string): string {
  const words = foldForSearch(name)
    .replaceAll(/\b(\p{L})\.\s*(?=\p{L}\b)/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u);
  const kept = words.filter((word) => !legalForms.has(word)).join('');
  return kept || words.join('');
}

const referenceKey = (reference: string) =>
  foldForSearch(reference).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Maps characters that recognition confuses to one. */
const confuse = (key: string) =>
  key.replaceAll('o', '0').replaceAll(/[il]/g, '1').replaceAll('s', '5');

type Equal = { [Field in PaperField]: (value: never, paper: Paper) => string };

/** Returns keys that are shared by equivalent values of a field. */
const keysOf: Equal = {
  language: (language: string) => language.split('-')[0] ?? '',
  documentType: String,
  documentDate: String,
  dueDate: String,
  correspondent: (name: string, paper: Paper) =>
    paper.isDamaged ? confuse(nameKey(name)) : nameKey(name),
  totalAmount: ({ amount, currency }: NonNullable<PaperValues['totalAmount']>) =>
    `${hundredthsOf(amount)} ${currency}`,
  iban: (iban: string) => normalizeIban(iban),
  reference: (reference: string, paper: Paper) =>
    paper.isDamaged ? confuse(referenceKey(reference)) : referenceKey(reference),
  vatId: (vatId: string) => normalizeVatId(vatId),
};

export function outcomeOf(paper: Paper, field: PaperField, values: PaperValues): Outcome {
  const key = (value: PaperValues[PaperField]) => keysOf[field](value as never, paper);
  const accepted: readonly PaperValues[PaperField][] = paper.expected[field];
  const value = values[field];
  if (value === null) return accepted.includes(null) ? 'rightly-empty' : 'missing';
  const keys = accepted.filter((one) => one !== null).map(key);
  return keys.includes(key(value)) ? 'right' : 'wrong';
}
