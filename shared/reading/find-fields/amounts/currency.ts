import type { LanguageScores } from '../lexicon/detect-language.ts';
import type { Language } from '../lexicon/lexicon.ts';
import type { Paper } from '../paper/paper.ts';
import { codeAsWritten } from './currency-as-written.ts';

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
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
    lei: 'RON',
    leu: 'RON',
    ron: 'RON',
    chf: 'CHF',
    sfr: 'CHF',
    fr: 'CHF',
    czk: 'CZK',
    kc: 'CZK',
    sek: 'SEK',
    nok: 'NOK',
    dkk: 'DKK',
    huf: 'HUF',
    ft: 'HUF',
    jpy: 'JPY',
    '¥': 'JPY',
    円: 'JPY',
    tl: 'TRY',
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
const shared = { $: '$', kr: 'kr' } as const;
const unknown = '?';

const dollarPrefixes = 'us|au?|ca?n?|cdn|nz|hk|sg?|nt|mx|r';
const codes =
  'eur|gbp|usd|brl|pln|ron|chf|czk|sek|nok|dkk|isk|huf|jpy|cad|aud|nzd|hkd|sgd|twd|mxn|bgn|inr|cny|rmb|krw|ils|rub|uah|thb|zar|rsd';
const before = new RegExp(
  `(?:^|[^a-z])((?:${dollarPrefixes})?\\$|cn¥|\\p{Sc}|euros?|${codes}|lei|sfr\\.?|fr\\.|kr\\.?)[\\s:.]{0,2}$`,
  'u',
);
const after = new RegExp(
  `^[\\s.,-]{0,3}((?:\\$ ?(?:us|can?)|(?:${dollarPrefixes})?\\$|\\p{Sc}|euros?|eur(?:os?)?|${codes}|reais|zl(?:otych|ote)?|lei|leu|sfr|fr\\.|kc|ft|tl|円|kr\\.?)(?![a-z]))`,
  'u',
);

/** Returns the currency printed next to an amount: a code, `$` or `kr` for any of their countries, or `?` for an unknown one. */
export function currencyBeside(
  folded: string,
  { start, end }: { start: number; end: number },
): PrintedCurrency | undefined {
  const left = before.exec(folded.slice(Math.max(0, start - 10), start))?.[1];
  const right = after.exec(folded.slice(end, end + 12))?.[1];
  // A code after the amount specifies the sign before it.
  const name =
    right !== undefined && left !== undefined && isShared(left) ? right : (left ?? right);
  return name === undefined ? undefined : currencyNamed(name);
}

const isShared = (name: string) => name === '$' || name === '¥' || name.startsWith('kr');

function currencyNamed(name: string): PrintedCurrency {
  const plain = name.replace(/[. ]/, '');
  if (plain === '$' || plain === 'kr') return shared[plain];
  return names.get(plain) ?? unknown;
}

/** `Cad.` means street in Turkish. */
const mentioned = new RegExp(
  `(?:(?<![a-z])(?:${dollarPrefixes}))?\\$|(?<![a-z])cn¥|\\p{Sc}|\\b(?!cad\\. )(?:euro|${codes}|zl|lei|cop|mdl|pen|kr)\\b`,
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

const british =
  /(?<![a-z])(?:paye|national insurance|hmrc|plc|vat|mot|bacs|sort code|[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2})(?![a-z])/;
const american =
  /(?<![a-z])(?:[a-z]{2} \d{5}(?:-\d{4})?|ssn|irs|fica|usa|sales tax)(?![a-z\d])|(?<![\d-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.][\doil]{4}(?![\d-])/;

/** English is used in several countries, which have other specific terms. */
function englishOf(folded: string): string | undefined {
  if (british.test(folded)) return 'GBP';
  return american.test(folded) ? 'USD' : undefined;
}

/** Countries that use the sign `$`, by terms in their papers. */
const dollars: readonly (readonly [string, RegExp])[] = [
  ['AUD', /(?<![a-z])(?:abn|a\.b\.n|nsw|vic|qld|aud)(?![a-z])/],
  ['CAD', /(?<![a-z])(?:hst|gst\/hst|cra|cad(?!\.)|[a-z]\d[a-z] \d[a-z]\d)(?![a-z])/],
  ['NZD', /(?<![a-z])(?:nzbn|nzd|new zealand)(?![a-z])/],
];
const pesos: readonly (readonly [string, RegExp])[] = [
  [
    'MXN',
    /(?<![a-z])(?:rfc|curp|m\.n\.|mxn|s\.? ?a\.? de c\.? ?v|cdmx|mexico|jal\.|n\.l\.|guadalajara|monterrey|clabe|tiendas de conveniencia)/,
  ],
  ['ARS', /(?<![a-z])(?:cuit|cuil|ars|argentin[ao]|afip|cbu|caba)(?![a-z])/],
  ['CLP', /(?<![a-z])(?:rut|clp|chile)(?![a-z])/],
  ['COP', /(?<![a-z])(?:nit\.?:? ?\d{3}\.\d{3}|cop|colombia|bogota|medellin)(?![a-z])/],
];

/** Terms of papers in languages that are used outside of Europe, or with another currency. */
const overseas: readonly (readonly [string, RegExp])[] = [
  [
    'BRL',
    /(?<![a-z])(?:cnpj|cpf|danfe|nfs?-e|icms|iss ?qn|pix|cep|boleto|holerite|prefeitura)(?![a-z])|(?<!\d)\d{5}-\d{3}(?![\d-])/,
  ],
  ['PEN', /(?<![a-z])(?:igv|soles|sunat)(?![a-z])/],
  ['MDL', /(?<![a-z])(?:idno|chisinau|balti|republica moldova)(?![a-z])/],
];

/** Countries that use `kr`, by terms in their papers. */
const crowns: readonly (readonly [string, RegExp])[] = [
  [
    'SEK',
    /(?<![a-z])(?:sek|sverige|sweden|stockholm|goteborg|malmo|uppsala|bankgiro|plusgiro|att betala|kronor)(?![a-z])/,
  ],
  ['NOK', /(?<![a-z])(?:nok|norge|norway|oslo|bergen|trondheim|a betale|mva|kid-nummer)(?![a-z])/],
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
    case '$': {
      const abroad = [...dollars, ...pesos].find(([, signs]) => signs.test(sample))?.[0];
      return { currency: abroad ?? 'USD', isSure: abroad !== undefined || isAmerican(sample) };
    }
    case 'kr': {
      const [crown, ...others] = crowns.filter(([, signs]) => signs.test(sample));
      if (others.length > 0) return undefined;
      const currency = crown?.[0] ?? crownOf(sample, language);
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

function isAmerican(sample: string): boolean {
  return american.test(sample) || /(?<![a-z])(?:usd|us\$|u\.s\.|united states)/.test(sample);
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
  for (const [name] of folded.slice(0, sampleLength).matchAll(mentioned)) {
    const currency = currencyNamed(name);
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const own = language && ofLanguages[language];
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
  const abroad = [...overseas, ...pesos].find(([, signs]) => signs.test(sample))?.[0];
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
