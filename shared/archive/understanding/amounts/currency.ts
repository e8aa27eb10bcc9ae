import type { LanguageScores } from '../lexicon/detect-language.ts';
import type { Language } from '../lexicon/lexicon.ts';
import type { Paper } from '../paper/paper.ts';

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '€': 'EUR',
    eur: 'EUR',
    euro: 'EUR',
    euros: 'EUR',
    '£': 'GBP',
    gbp: 'GBP',
    pounds: 'GBP',
    $: 'USD',
    usd: 'USD',
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

const before =
  /(?:^|[^a-z])(€|eur|euros?|£|gbp|r\$|us\$|\$|usd|brl|pln|lei|ron|chf|sfr\.?|fr\.|czk|sek|nok|dkk|huf|cad|aud|mxn|bgn|¥)[\s:.]{0,2}$/;
const after =
  /^[\s.,-]{0,3}(€|eur(?:os?)?|£|gbp|\$|usd|brl|reais|zl(?:otych|ote)?|pln|lei|leu|ron|chf|sfr|fr\.|czk|kc|sek|nok|dkk|huf|ft|jpy|cad|aud|mxn|bgn)(?![a-z])/;

/** The currency that is printed beside an amount. */
export function currencyBeside(
  folded: string,
  { start, end }: { start: number; end: number },
): string | undefined {
  const name =
    before.exec(folded.slice(Math.max(0, start - 10), start))?.[1] ??
    after.exec(folded.slice(end, end + 12))?.[1];
  return name === undefined ? undefined : names.get(name.replace('.', ''));
}

const mentioned =
  /€|£|r\$|\$|\b(?:eur|euro|gbp|usd|brl|pln|zl|chf|lei|ron|czk|sek|nok|dkk|huf|cad|aud|cop|mxn|mdl|pen)\b/g;
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
};
const sampleLength = 100_000;

const british =
  /(?<![a-z])(?:paye|national insurance|hmrc|plc|vat|mot|bacs|sort code|[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2})(?![a-z])/;
const american =
  /(?<![a-z])(?:[a-z]{2} \d{5}(?:-\d{4})?|ssn|irs|fica|usa|sales tax)(?![a-z\d])|(?<![\d-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.][\doil]{4}(?![\d-])/;

/** English is written in several countries, which have other things of their own. */
function englishOf(folded: string): string | undefined {
  if (british.test(folded)) return 'GBP';
  return american.test(folded) ? 'USD' : undefined;
}

/** Whose dollars or pesos `$` are, by what the papers of a country have. */
const dollars: readonly (readonly [string, RegExp])[] = [
  ['AUD', /(?<![a-z])(?:abn|a\.b\.n|nsw|vic|qld|aud)(?![a-z])/],
  ['CAD', /(?<![a-z])(?:hst|gst\/hst|cra|cad|[a-z]\d[a-z] \d[a-z]\d)(?![a-z])/],
  ['NZD', /(?<![a-z])(?:nzbn|nzd|new zealand)(?![a-z])/],
];
const pesos: readonly (readonly [string, RegExp])[] = [
  ['MXN', /(?<![a-z])(?:rfc|curp|m\.n\.|mxn|s\.a\. de c\.v)/],
  ['ARS', /(?<![a-z])(?:cuit|cuil|ars)(?![a-z])/],
  ['CLP', /(?<![a-z])(?:rut|clp)(?![a-z])/],
  ['COP', /(?<![a-z])(?:nit\.?:? ?\d{3}\.\d{3}|cop)(?![a-z])/],
];

/** What papers have where a language is written outside of Europe, or the currency is another. */
const overseas: readonly (readonly [string, RegExp])[] = [
  ['BRL', /(?<![a-z])(?:cnpj|cpf|danfe|nfs?-e|icms|iss ?qn)(?![a-z])/],
  ['PEN', /(?<![a-z])(?:igv|soles|sunat)(?![a-z])/],
  ['MDL', /(?<![a-z])(?:idno|chisinau|balti|republica moldova)(?![a-z])/],
];

function dollarOf(folded: string): string {
  return [...dollars, ...pesos].find(([, signs]) => signs.test(folded))?.[0] ?? 'USD';
}

/** The currency of a paper: the one it mentions most, else that of its language, or of all that it may be written in. */
export function currencyOf(
  { folded }: Paper,
  { best: language, active }: Pick<LanguageScores, 'best' | 'active'>,
): { currency: string; isPrinted: boolean } | undefined {
  const counts = new Map<string, number>();
  for (const [name] of folded.slice(0, sampleLength).matchAll(mentioned)) {
    const currency = names.get(name) ?? '';
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (most) {
    const currency =
      most[0] === 'USD' && counts.get('USD') ? dollarOf(folded.slice(0, sampleLength)) : most[0];
    return { currency, isPrinted: true };
  }
  const sample = folded.slice(0, sampleLength);
  const abroad = [...overseas, ...pesos].find(([, signs]) => signs.test(sample))?.[0];
  if (language !== 'en' && abroad !== undefined) return { currency: abroad, isPrinted: false };
  const ofCountry = active.includes('en') && (language ?? 'en') === 'en' && englishOf(sample);
  if (ofCountry) return { currency: ofCountry, isPrinted: false };
  const [currency, ...others] = new Set(
    (language ? [language] : active).map((one) => ofLanguages[one]),
  );
  if (others.length > 0) return undefined;
  return currency === undefined ? undefined : { currency, isPrinted: false };
}
