import type { LabelRole } from '../lexicon/lexicon.ts';
import type { Rule } from '../rule.ts';

/** Matches `300,00 + VAT 69,00 = ` before an amount. */
const equals = /\d ?[a-z€$£]{0,4} ?= ?(?:[a-z€$£]{1,4} ?)?$/;

/** Matches what precedes an amount that will be collected, or has to be paid. */
const taking =
  /(?<![a-z])(?:(?:we'?ll|we will|will) (?:take|collect|debit|charge)(?: you)?|must pay|(?:penalty )?charge of|(?:a|the) fine of|buchen wir|ziehen wir|wir buchen|wir ziehen|nous preleverons|nous prelevons|cargaremos|le cargamos|addebiteremo|incasseren wij|schrijven wij|wij verzoeken u|staat er nu|moet betalen|kwocie|pobierzemy|iremos debitar|vom debita)[ :]{0,2}(?:(?:rund|de|di|van|od)\s)?[€$£]? ?$/;

/** Verbs that request an amount without naming it. */
const asking =
  /(?<![a-z])(?:zahlen sie|zu zahlen|please pay|to pay|pay this|a payer|payer la somme|da pagare|da corrispondere|da versare|a pagar|do zaplaty|de plata|de achitat|te betalen|betaal|betaald|zaplacic|bezahlt|att betala|at betale|uhradte|(?:por|con) importe de|in hohe von|(?:un|le) montant de|un importo di|na kwote|ten bedrage van|(?:no|de) valor de|in valoare de|in suma de|the sum of|amounting to|asciende a|(?:gift|donation|payment) of|na castku|ve vysi|castku|pa i alt|pa kr|kontingent pa|belop om|ett belopp pa|et belob pa|tutari(?:nda)?|το ποσο(?:ν)? των|ποσου|ποσου υψουσ)(?![a-zα-ω])/;

const includedTax =
  /\((?:[^()\d]{0,12})(?:moms|mwst|ust|vat|tva|iva|btw|dph|kdv|φπα|消費税)[^()\d]{0,6}(?:\d{1,2}(?:[.,]\d)? ?%)?[^()\d]{0,6}$/;

const owed = /^ ?(?:tl|try|₺)?(?:'?[a-z]{2,4})? ?(?:tutarindaki borc|borcunuz|tutarli borc)/;

export type PhraseRule = Rule<string> & { role: LabelRole };

export const phrases: Record<'equation' | 'included' | 'asked' | 'taken' | 'owed', PhraseRule> = {
  equation: {
    name: 'result of an equation',
    role: 'sum',
    weight: 0.9,
    applies: (before) => equals.test(before),
    example: 'Invoice 118\n300,00 + VAT 69,00 = 369,00 EUR',
  },
  included: {
    name: 'tax included, in parentheses',
    role: 'tax',
    weight: 0.95,
    applies: (before) => includedTax.test(before),
    example: 'Kvitto\nTotalsumma (inkl. moms 122,80)    614,00 kr',
  },
  asked: {
    name: 'asked for',
    role: 'rest',
    weight: 0.95,
    applies: (before) => asking.test(before),
    example: 'Hiermit zahlen Sie 120,00 EUR',
  },
  owed: {
    name: 'owed, by the words behind it',
    role: 'rest',
    weight: 0.95,
    applies: (behind) => owed.test(behind),
    example: '8.412,55 TL tutarındaki borcunuzun ödenmesini rica ederiz.',
  },
  taken: {
    name: 'taken from an account',
    role: 'rest',
    weight: 0.95,
    applies: (before) => taking.test(before),
    example: "We'll take £146.22 on 18 March 2025",
  },
};
