import { flag } from '../../weighing/weigh.ts';
import { type DocumentType, documentTypes } from '../../../fields/document-types.ts';
import { labelRoles, type LabelRole } from '../../lexicon/lexicon.ts';
import type { TypeClues } from '../type-clues.ts';
import { senderKinds } from '../words/sender-words.ts';

type Features = Readonly<Record<string, number>>;

/** The score of a title in a separate line at the top. */
const scoreOfGoodTitle = 12;
const titleOf = (clues: TypeClues, type: DocumentType) =>
  Math.min(2.5, (clues.evidence.get(type)?.title ?? 0) / scoreOfGoodTitle);
const wordsOf = (clues: TypeClues, type: DocumentType) => clues.evidence.get(type)?.words.size ?? 0;
const some = (count: number) => Math.log2(1 + count) / 2;

/** Returns the evidence of a paper, each of which speaks for some types and against others. */
export function featuresOf(clues: TypeClues): Features {
  return {
    ...ofTypes(clues),
    ...ofLabels(clues),
    ...ofSentences(clues),
    ...Object.fromEntries(senderKinds.map((kind) => [kind, flag(clues.senders.has(kind))])),
    ...clues.shape,
  };
}

/** Returns the evidence for a type that is alike for all of them. */
export function ownFeaturesOf(clues: TypeClues, type: DocumentType): Features {
  const title = titleOf(clues, type);
  const words = wordsOf(clues, type);
  const others = documentTypes.filter((other) => other !== type);
  const best = Math.max(...others.map((other) => titleOf(clues, other)));
  const all = documentTypes.reduce((sum, one) => sum + wordsOf(clues, one), 0);
  return {
    title,
    'fair title': flag(title >= 0.33),
    'good title': flag(title >= 0.66),
    'very good title': flag(title >= 1.08),
    'best title': flag(title > best),
    'title before others': Math.max(0, title - best),
    'first title': flag(clues.firstTitle === type),
    words: some(words),
    'one word': flag(words > 0),
    'three words': flag(words >= 3),
    'share of words': all ? words / all : 0,
    denied: flag(clues.denied.has(type)),
  };
}

function ofTypes(clues: TypeClues): Features {
  const best = Math.max(...documentTypes.map((type) => titleOf(clues, type)));
  const present = [...clues.evidence.keys()];
  return {
    always: 1,
    'no title': flag(best < 0.33),
    'no good title': flag(best < 0.66),
    'no words': flag(present.length === 0),
    ...Object.fromEntries(
      present.map((type) => [`title: ${type}`, Math.min(1.6, titleOf(clues, type))]),
    ),
    ...Object.fromEntries(present.map((type) => [`words: ${type}`, some(wordsOf(clues, type))])),
  };
}

const billing: readonly LabelRole[] = ['total', 'sum', 'rest', 'tax', 'dueDate', 'documentNumber'];
const repeated: readonly LabelRole[] = ['otherAmount', 'otherDate', 'otherNumber', 'date'];

function ofLabels({ labels, counts, isSlip, shape }: TypeClues): Features {
  const has = (...roles: LabelRole[]) => roles.some((role) => labels.has(role));
  const isToPay = has('total', 'rest', 'sum', 'net') && has('dueDate');
  return {
    ...Object.fromEntries(labelRoles.map((role) => [`label: ${role}`, flag(labels.has(role))])),
    ...Object.fromEntries(
      repeated.map((role) => [`labels: ${role}`, flag((counts.get(role) ?? 0) >= 3)]),
    ),
    'labels of bills': billing.filter((role) => labels.has(role)).length / 3,
    'amount and day to pay': flag(isToPay),
    'consumption to pay': flag(isToPay && shape.consumption === 1),
    'rest after deposits': flag(has('deposit') && has('rest')),
    'slip with a sum': flag(isSlip && has('total', 'sum')),
  };
}

function ofSentences(clues: TypeClues): Features {
  const { labels, shape, overdueWords } = clues;
  const hasGreeting = labels.has('salutation');
  return {
    subject: flag(clues.subject !== undefined),
    'addressed and greeted': flag(clues.isAddressed),
    addressed: flag(clues.hasAddress),
    'greeting and closing': flag(hasGreeting && labels.has('closing')),
    slip: flag(clues.isSlip),
    'heading of a card': flag(clues.headingOfCard !== undefined),
    'one overdue word': flag(overdueWords === 1),
    'two overdue words': flag(overdueWords >= 2),
    'three overdue words': flag(overdueWords >= 3),
    'overdue words in a letter': flag(overdueWords > 0 && hasGreeting),
    fine: flag(clues.isFine),
    invitation: flag(clues.isInvitation),
    attendance: flag(clues.hasAttendance),
    'invitation to come': flag(clues.isInvitation && !clues.hasAttendance),
    order: flag(clues.isOfOrder),
    billing: flag(clues.isBilling),
    'billing in a letter': flag(clues.isBilling && hasGreeting),
    'asks to pay': flag(clues.asksToPay),
    'asks to pay to an account': flag(clues.asksToPay && shape['account number'] === 1),
    'asks to pay, not overdue': flag(clues.asksToPay && overdueWords === 0),
    paid: flag(clues.isPaid),
    'paid, without a day to pay': flag(clues.isPaid && !labels.has('dueDate')),
    'mail about what is paid': flag(clues.isPaid && shape['head of a mail'] === 1),
    'mail about an order': flag(clues.isOfOrder && shape['head of a mail'] === 1),
  };
}
