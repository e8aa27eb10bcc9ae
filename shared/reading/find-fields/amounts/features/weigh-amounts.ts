import type { DocumentType } from '../../../fields/document-types.ts';
import type { SourceText } from '../../source-text.ts';
import { type Features, flag } from '../../weighing/weigh.ts';
import type { ReadAmount } from '../add-up.ts';
import { type FeatureName, featuresOfAmount } from './amount-features.ts';
import { type Surroundings, surroundingsOf } from './amount-surroundings.ts';
import { findRunningTotals } from './running-totals.ts';

/** An amount, wherever it is printed. `cents` has no sign. */
type Candidate = { cents: number; amount: ReadAmount; features: Features };

/** Types whose totals are labelled and placed alike. Others are kinds of their own. */
const kinds = new Map<string, string>(
  Object.entries({
    letter: 'told',
    unknown: 'told',
    contract: 'without total',
    certificate: 'without total',
    medical: 'without total',
    minutes: 'without total',
    manual: 'without total',
    'delivery-note': 'without total',
  }),
);

/** Least payments, which only statements of credit cards name. */
const ofMinimum =
  /(?<![a-zα-ω])(?:minimum(?: payment| due)|mindest(?:betrag|zahlung)|pago minimo|(?:minimalna|kwota minimalna) splat|pagamento minimo|suma minima|minimalni splatk|ελαχιστη καταβολη|asgari odeme|paiement minimum|minimumbetaling|minsta belopp)|利用可能枠/;
/** Statements of credit cards, which are paid, unlike those of accounts. */
const ofCards =
  /(?<![a-zα-ω])(?:kreditkarte|credit ?card|tarjeta de credito|carte de credit|carta di credito|karta kredytowa|karty kredytowej|cartao de credito|card de credit|kreditni kart|kreditkort|πιστωτικη[σ]? καρτα|kredi karti)|カートこ?利用|クレシットカート|利用代金明細/;
const sampleLength = 3000;

function kindOf({ paper }: SourceText, documentType: DocumentType | 'unknown' = 'unknown'): string {
  const sample = paper.folded.slice(0, sampleLength);
  if (documentType === 'invoice' && ofMinimum.test(sample)) return 'card statement';
  if (documentType === 'statement' && (ofMinimum.test(sample) || ofCards.test(sample)))
    return 'card statement';
  return kinds.get(documentType) ?? documentType;
}

/** Returns the evidence for each amount of a paper, and for none of them being its total. */
export function readCandidates(
  source: SourceText,
  read: readonly ReadAmount[],
  documentType: DocumentType | undefined,
): { candidates: Candidate[]; none: Features } {
  const printed = read.filter(({ cents }) => cents !== 0);
  const running = findRunningTotals(source.paper, printed);
  const amounts = printed.filter((amount) => !running.has(amount));
  const surroundings = surroundingsOf(source, amounts, documentType);
  const bySize = new Map<number, Candidate & { named: number; features: Map<string, number> }>();
  for (const amount of amounts) {
    if (surroundings.adjusted.get(amount) === 'early') continue;
    const features = featuresOfAmount(source, amount, surroundings);
    const cents = Math.abs(amount.cents);
    const named = strengthOfName(amount);
    let known = bySize.get(cents);
    if (!known) bySize.set(cents, (known = { cents, amount, named, features: new Map() }));
    else if (named > known.named) Object.assign(known, { amount, named });
    keepHighest(known.features, features);
  }
  const kind = kindOf(source, documentType);
  markOnly([...bySize.values()]);
  for (const { features } of bySize.values())
    for (const [name, value] of Array.from(features)) features.set(nameOfKind(kind, name), value);
  const candidates = [...bySize.values()];
  return { candidates, none: featuresOfNone(candidates, { kind, surroundings }) };
}

/** Returns how strongly a place calls an amount the total, for the place that is shown. */
function strengthOfName({ role, strength }: ReadAmount): number {
  if (role === 'total' || role === 'rest' || role === 'netPay') return strength;
  return role === 'sum' ? strength / 2 : 0;
}

const ofOne = ['requested', 'with a deadline', 'near a due day', 'near an account'] as const;

/** Marks the amount that is the only one with some evidence. */
function markOnly(candidates: readonly { features: Map<string, number> }[]): void {
  for (const name of ofOne) {
    const [one, other] = candidates.filter(({ features }) => features.has(name));
    if (one && !other && candidates.length > 1) one.features.set(`only one ${name}`, 1);
  }
}

/** The names of the features of each group, which are the same for all amounts. */
const names: (readonly string[])[] = [];

function keepHighest(
  kept: Map<string, number>,
  groups: readonly Readonly<Record<string, number>>[],
): void {
  groups.forEach((group, at) => {
    for (const name of (names[at] ??= Object.keys(group))) {
      const value = group[name] ?? 0;
      if (value > 0 && value > (kept.get(name) ?? 0)) kept.set(name, value);
    }
  });
}

const namesOfKinds = new Map<string, Map<string, string>>();

/** Returns the name of a feature for a kind of paper, because evidence counts differently for each. Names are composed once. */
function nameOfKind(kind: string, name: string): string {
  let composed = namesOfKinds.get(kind);
  if (!composed) namesOfKinds.set(kind, (composed = new Map()));
  let full = composed.get(name);
  if (full === undefined) composed.set(name, (full = `${kind}: ${name}`));
  return full;
}

const manyAmounts = 10;

function featuresOfNone(
  candidates: readonly Candidate[],
  { kind, surroundings }: { kind: string; surroundings: Surroundings },
): Features {
  const most = (name: FeatureName) =>
    candidates.reduce((highest, { features }) => Math.max(highest, features.get(name) ?? 0), 0);
  const isUncertain = ({ features }: Candidate) =>
    features.has('per unit') || features.has('limit');
  const total = Math.max(most('label: total'), most('label: rest'));
  const evidence = {
    none: 1,
    'none of one': flag(candidates.length === 1),
    'none of many': Math.min(1, candidates.length / manyAmounts),
    ...featuresOfNoRequest(surroundings),
    'none is called a total': 1 - total,
    'none is called a sum': 1 - Math.max(total, most('label: sum')),
    'none is paid': 1 - Math.max(most('after words of paying'), most('before words of paying')),
    'none is a sum': 1 - most('sum'),
    'none is gross': 1 - most('gross'),
    'none is in prose': 1 - most('in prose'),
    'none has a currency': 1 - most('currency'),
    'none is certain': candidates.length > 0 && candidates.every(isUncertain) ? 1 : 0,
    'none before a deadline': 1 - most('with a deadline'),
    'none near a request': 1 - most('requested nearby'),
    'none, but periods': most('with words of periods'),
  };
  const none = new Map<string, number>();
  for (const [name, value] of Object.entries(evidence)) {
    none.set(name, value);
    none.set(nameOfKind(kind, name), value);
  }
  return none;
}

/** Returns what a paper says that asks for no payment, or does not say. */
function featuresOfNoRequest({ accounts, dueDays, requests, deadlines, meanings }: Surroundings) {
  const isAsked = requests.length > 0 || accounts.size > 0 || dueDays.size > 0;
  const isPeriodic = meanings.has('period');
  return {
    'none has an account': flag(accounts.size === 0),
    'none is due': flag(dueDays.size === 0),
    'none is asked for': flag(!meanings.has('paid')),
    'none is requested': flag(requests.length === 0),
    'none has a deadline': flag(deadlines.length === 0),
    'none is requested by a day': flag(requests.length === 0 || deadlines.length === 0),
    'none, but changes': flag(meanings.has('changed')),
    'none, but changes of prices': flag(meanings.has('changed') && isPeriodic && !isAsked),
    'none, but an end': flag(meanings.has('ended')),
    'none, but an end without a request': flag(meanings.has('ended') && !isAsked),
    'none, but a grant': flag(meanings.has('granted')),
    'none, but a grant without a request': flag(meanings.has('granted') && !isAsked),
    'none, but payments back': flag(meanings.has('returned')),
    'none, but payments back without a request': flag(meanings.has('returned') && !isAsked),
  };
}
