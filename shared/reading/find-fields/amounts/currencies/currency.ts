import type { LanguageScores } from '../../lexicon/detect-language.ts';
import type { Language } from '../../lexicon/lexicon.ts';
import type { Paper } from '../../paper/paper.ts';
import { currencyAbroad, dollarOf, englishOf, leuOf } from './countries.ts';
import { codeAsWritten } from './currency-as-written.ts';

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    ευρω: 'EUR',
    '£': 'GBP',
    gbp: 'GBP',
    pounds: 'GBP',
    usd: 'USD',
    a$: 'AUD',
    au$: 'AUD',
    c$: 'CAD',
    ca$: 'CAD',
    can$: 'CAD',
    cdn$: 'CAD',
    $ca: 'CAD',
    $can: 'CAD',
    $us: 'USD',
    'cn¥': 'CNY',
    nz$: 'NZD',
    hk$: 'HKD',
    s$: 'SGD',
    sg$: 'SGD',
    nt$: 'TWD',
    mx$: 'MXN',
    nzd: 'NZD',
    hkd: 'HKD',
    sgd: 'SGD',
    twd: 'TWD',
    isk: 'ISK',
    inr: 'INR',
    cny: 'CNY',
    rmb: 'CNY',
    krw: 'KRW',
    ils: 'ILS',
    rub: 'RUB',
    uah: 'UAH',
    thb: 'THB',
    zar: 'ZAR',
    rsd: 'RSD',
    '₹': 'INR',
    '₺': 'TRY',
    '₽': 'RUB',
    '₴': 'UAH',
    '₩': 'KRW',
    '₪': 'ILS',
    '฿': 'THB',
    us$: 'USD',
    r$: 'BRL',
    brl: 'BRL',
    reais: 'BRL',
    zl: 'PLN',
    pln: 'PLN',
    zlotych: 'PLN',
    zlote: 'PLN',
    lei: 'lei',
    leu: 'lei',
    ron: 'RON',
    chf: 'CHF',
    sfr: 'CHF',
    franken: 'CHF',
    fr: 'CHF',
    czk: 'CZK',
    kc: 'CZK',
    korun: 'CZK',
    koruny: 'CZK',
    sek: 'SEK',
    kronor: 'SEK',
    nok: 'NOK',
    dkk: 'DKK',
    huf: 'HUF',
    ft: 'HUF',
    jpy: 'JPY',
    '¥': 'JPY',
    円: 'JPY',
    tl: 'TRY',
    lira: 'TRY',
    cad: 'CAD',
    aud: 'AUD',
    mxn: 'MXN',
    ars: 'ARS',
    clp: 'CLP',
    cop: 'COP',
    bgn: 'BGN',
    mdl: 'MDL',
    pen: 'PEN',
    try: 'TRY',
  }),
);

/** Currencies that several countries share, and unknown ones. */
type PrintedCurrency = string;
const shared = { $: '$', kr: 'kr', lei: 'lei' } as const;
const unknown = '?';

const dollarPrefixes = 'us|au?|ca?n?|cdn|nz|hk|sg?|nt|mx|r';
const codes =
  'eur|gbp|usd|brl|pln|ron|chf|czk|sek|nok|dkk|isk|huf|jpy|cad|aud|nzd|hkd|sgd|twd|mxn|bgn|inr|cny|rmb|krw|ils|rub|uah|thb|zar|rsd';
const before = new RegExp(
  `(?:^|[^a-z])((?:${dollarPrefixes})?\\$|cn¥|\\p{Sc}|euros?|${codes}|lei|sfr\\.?|fr\\.|kr\\.?)(?:[:.]|[^\\S\\n]){0,2}$`,
  'u',
);
/** In tables, a wide gap separates the sign of an amount from it, but not from an amount before it. */
const beforeGap = new RegExp(
  `(?<![a-z\\d]|\\d[^\\S\\n]{1,2})((?:${dollarPrefixes})?\\$|\\p{Sc}|${codes}|lei|kr\\.?)[^\\S\\n]{3,16}$`,
  'u',
);
const after = new RegExp(
  `^(?:[.,-]|[^\\S\\n]){0,3}((?:\\$ ?(?:us|can?)|(?:${dollarPrefixes})?\\$|\\p{Sc}|euros?|eur(?:os?)?|${codes}|reais|zl(?:otych|ote)?|lei|leu|sfr|fr\\.|franken|kc|koruny?|ft|tl|lira|円|ευρω|kronor|kroner|pounds|dollars|kr\\.?)(?![a-zα-ω]))`,
  'u',
);

/** Returns the currency printed next to an amount: a code, `$` or `kr` for any of their countries, or `?` for an unknown one. */
export function currencyBeside(
  folded: string,
  { start, end }: { start: number; end: number },
): PrintedCurrency | undefined {
  const lead = folded.slice(Math.max(0, start - 24), start);
  const left = (before.exec(lead.slice(-10)) ?? beforeGap.exec(lead))?.[1];
  const right = after.exec(folded.slice(end, end + 12))?.[1];
  // A code after the amount specifies the sign before it.
  const name =
    right !== undefined && left !== undefined && isShared(left) ? right : (left ?? right);
  return name === undefined ? undefined : currencyNamed(name);
}

const isShared = (name: string) => name === '$' || name === '¥' || name.startsWith('kr');

function currencyNamed(name: string): PrintedCurrency {
  const plain = name.replace(/[. ]/, '');
  if (plain === '$' || plain === 'dollars') return shared.$;
  if (plain === 'kr' || plain === 'kroner') return shared.kr;
  return names.get(plain) ?? unknown;
}

/** `Cad.` means street in Turkish. */
const mentioned = new RegExp(
  `(?:(?<![a-z])(?:${dollarPrefixes}))?\\$|(?<![a-z])cn¥|\\p{Sc}|\\b(?!cad\\.)(?:euro|${codes}|zl|lei|cop|mdl|pen|kr)\\b`,
  'gu',
);
const ofLanguages: Record<Language, string | undefined> = {
  en: undefined,
  de: 'EUR',
  fr: 'EUR',
  es: 'EUR',
  it: 'EUR',
  nl: 'EUR',
  pt: 'EUR',
  pl: 'PLN',
  ro: 'RON',
  cs: 'CZK',
  da: 'DKK',
  sv: 'SEK',
  el: 'EUR',
  ja: 'JPY',
  tr: 'TRY',
};
const sampleLength = 100_000;

/** Countries that use `kr`, by terms in their papers. */
const crowns: readonly (readonly [string, RegExp])[] = [
  [
    'SEK',
    /(?<![a-z])(?:sek|sverige|sweden|stockholm|goteborg|malmo|uppsala|bankgiro|plusgiro|att betala|kronor)(?![a-z])/,
  ],
  [
    'NOK',
    /(?<![a-z])(?:(?<=\bi |\d ?)nok|nok(?=[:)]| ?\d)|norge|norway|oslo|bergen|trondheim|a betale|mva|kid-nummer)(?![a-z])/,
  ],
  ['DKK', /(?<![a-z])(?:dkk|danmark|denmark|k[oø]benhavn|aarhus|odense|cvr|at betale)(?![a-z])/],
  ['ISK', /(?<![a-z])(?:isk|[ií]sland|iceland|reykjav[ií]k|kennitala)(?![a-z])/],
];

/** Returns the currency that a printed sign stands for; undefined if it is not clear. `isSure`: the paper contains evidence for it. */
export function meantCurrency(
  printed: PrintedCurrency,
  { folded }: Paper,
  language?: Language,
): { currency: string; isSure: boolean } | undefined {
  const sample = folded.slice(0, sampleLength);
  switch (printed) {
    case '$':
      return dollarOf(sample, language);
    case shared.lei:
      return { currency: leuOf(sample), isSure: true };
    case 'kr': {
      const named = crowns.flatMap(([crown, signs]) => (signs.test(sample) ? crown : []));
      const ofLanguage = crownOf(sample, language);
      // A paper can name a place abroad, so among several countries the crown of the language decides.
      if (named.length > 1 && !named.some((crown) => crown === ofLanguage)) return undefined;
      const currency = named.length === 1 ? named[0] : ofLanguage;
      return currency === undefined ? undefined : { currency, isSure: true };
    }
    case unknown:
      return undefined;
    default:
      return { currency: printed, isSure: true };
  }
}

/** Norwegian terms that differ from Danish ones, because Norwegian papers are detected as Danish. */
const norwegian = /(?<![a-z])(?:belop|mva|kid|innbetal|utbetal|organisasjonsn)/;

function crownOf(sample: string, language: Language | undefined): string | undefined {
  if (language === 'sv') return 'SEK';
  return language === 'da' && !norwegian.test(sample) ? 'DKK' : undefined;
}

/** `isPrinted`: the paper contains the currency, which is otherwise inferred from the language. */
export type MeantCurrency = { currency: string; isPrinted: boolean; isSure: boolean };

/** Returns the currency of a paper: the one it mentions most, or else that of its language or of its possible languages. */
export function currencyOf(
  paper: Paper,
  { best: language, active }: Pick<LanguageScores, 'best' | 'active'>,
): MeantCurrency | undefined {
  const { folded } = paper;
  const counts = new Map<string, number>();
  const ofLanguage = language && ofLanguages[language];
  const own = ofLanguage === 'RON' ? shared.lei : ofLanguage;
  for (const [name] of folded.slice(0, sampleLength).matchAll(mentioned)) {
    const named = currencyNamed(name);
    const currency = named === 'RON' ? shared.lei : named;
    if (currency === shared.lei && own !== undefined && own !== shared.lei) continue;
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(
    (a, b) => b[1] - a[1] || Number(b[0] === own) - Number(a[0] === own),
  );
  if (most) {
    const meant = meantCurrency(most[0], paper, language);
    return meant && { ...meant, isPrinted: true };
  }
  const code = codeAsWritten(paper.text.slice(0, sampleLength));
  if (code !== undefined) return { currency: code, isPrinted: true, isSure: false };
  const sample = folded.slice(0, sampleLength);
  const abroad = currencyAbroad(sample, language);
  if (language !== 'en' && abroad !== undefined)
    return { currency: abroad, isPrinted: false, isSure: true };
  const ofCountry = active.includes('en') && (language ?? 'en') === 'en' && englishOf(sample);
  if (ofCountry) return { currency: ofCountry, isPrinted: false, isSure: true };
  const [currency, ...others] = new Set(
    (language ? [language] : active).map((one) => ofLanguages[one]),
  );
  if (others.length > 0) return undefined;
  return currency === undefined ? undefined : { currency, isPrinted: false, isSure: true };
}
