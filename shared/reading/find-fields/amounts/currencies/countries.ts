import type { Language } from '../../lexicon/lexicon.ts';

/** Currencies that countries with the same sign or language use, with terms of their papers. */
type Terms = readonly (readonly [currency: string, terms: RegExp])[];

const american =
  /(?<![a-z])(?:[a-z]{2} \d{5}(?:-\d{4})?|ssn|irs|fica|usa|sales tax)(?![a-z\d])|(?<![\d-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.][\doil]{4}(?![\d-])/g;
/** Terms that other countries use too, but not with this sign. */
const americanBySign =
  /(?<![a-z])(?:usd|us\$|u\.s\.|united states|ein|401\(?k\)?|w-2|fdic|township|county|school district|gallons?|copay|deductible|federal (?:w\/?h|tax|withholding)|homestead|rain check|texas|california|florida|ohio|michigan|illinois|pennsylvania|wisconsin|minnesota|oregon|colorado|arizona|nebraska|iowa|vermont|massachusetts|virginia|tennessee)(?![a-z\d])|[a-z],? (?:tx|ny|nj|nc|sc|nm|nv|nh|nd|sd|ks|ky|az|wv|wi|mn|mo|tn|fl|ga|ct|ut|vt|ri|oh|mi|md)(?=\n|$)|(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:20)?\d{2}(?![\d/])/g;

/** Countries that use the sign `$`. */
const dollars: Terms = [
  [
    'AUD',
    /(?<![a-z])(?:abn|a\.b\.n|acn|nsw|vic|qld|aud|australian?|sydney|melbourne|brisbane|perth|adelaide|fremantle|canberra|hobart|bpay|pty|centrelink|rego|eftpos|(?:sa|wa|tas|act|nt) \d{4}(?!\d))(?![a-z])/g,
  ],
  [
    'CAD',
    /(?<![a-z])(?:hst|gst\/hst|qst|pst|tvq|tps|tvh|cra|cad(?!\.)|canada|quebec|ontario|alberta|manitoba|saskatchewan|british columbia|nova scotia|new brunswick|toronto|montreal|vancouver|calgary|ottawa|interac|[a-z]\d[a-z] \d[a-z]\d)(?![a-z])/g,
  ],
  [
    'NZD',
    /(?<![a-z])(?:nzbn|nzd|new zealand|auckland|wellington|christchurch|dunedin|kiwisaver|ird number|acc levy|aotearoa|tauranga|napier|rotorua|whangarei|palmerston north|invercargill|queenstown|te kuiti|wof|nz)(?![a-z])|(?<![a-z])gst (?:no|number|reg)[^\n\d]{0,8}\d{2,3}-\d{3}-\d{3}(?!\d)/g,
  ],
  ['SGD', /(?<![a-z])(?:singapore|sgd|paynow)(?![a-z])/g],
  ['HKD', /(?<![a-z])(?:hong kong|hkd|kowloon)(?![a-z])/g],
];
const pesos: Terms = [
  [
    'MXN',
    /(?<![a-z])(?:rfc|curp|m\.n\.|mxn|s\.? ?a\.? de c\.? ?v|cdmx|mex(?:ico|\.)|edomex|jal\.|n\.l\.|qro\.|gto\.|imss|issste|infonavit|cfdi|oxxo|banorte|guadalajara|monterrey|clabe|tiendas de conveniencia)/g,
  ],
  ['ARS', /(?<![a-z])(?:cuit|cuil|ars|argentin[ao]|afip|arca|cbu|cvu|caba|bs\. ?as)(?![a-z])/g],
  ['CLP', /(?<![a-z])(?:rut|clp|chile)(?![a-z])/g],
  ['UYU', /(?<![a-z])(?:uruguay[oa]?|montevideo|punta del este|uyu|rut:? ?\d{12})(?![a-z\d])/g],
  ['COP', /(?<![a-z])(?:nit\.?:? ?\d{3}\.\d{3}|cop|colombia|bogota|medellin)(?![a-z])/g],
];
/** Terms that other countries use too, but not with this sign. */
const pesosBySign: Terms = [
  [
    'MXN',
    /(?<![a-z])(?:edo\. de|puebla|queretaro|merida|tijuana|toluca|leon|oaxaca|veracruz|chihuahua|hermosillo|culiacan|morelia|cancun|aguascalientes|saltillo|torreon|villahermosa|xalapa|acapulco|san luis potosi|cuernavaca|col\.|inapam|telmex|soriana|spei|colegiatura|predial|oxxo)(?![a-z])/g,
  ],
  [
    'ARS',
    /(?<![a-z])(?:buenos aires|rosario|cordoba|tucuman|salta|neuquen|bariloche|parana|santa fe|bahia blanca|obra social|prepaga|ing\. brutos|mendoza|mar del plata|la plata|lujan|expensas|iibb|monotributo|responsable inscripto|alias|flia|reparto)(?![a-z])/g,
  ],
  [
    'CLP',
    /(?<![a-z])(?:santiago|valparaiso|concepcion|temuco|antofagasta|la serena|isapre|fonasa|providencia|nunoa|las condes|vina del mar|comuna|gastos comunes|boleta)(?![a-z])/g,
  ],
  [
    'COP',
    /(?<![a-z])(?:barranquilla|cartagena|cali|pereira|bucaramanga|manizales|nequi|daviplata|soat|dian|estrato|cedula)(?![a-z])/g,
  ],
];

/** Terms of papers in languages that are used outside of Europe, or with another currency. */
const overseas: Terms = [
  [
    'BRL',
    /(?<![a-z])(?:cnpj|cpf|danfe|nfs?-e|icms|iss ?qn|pix|cep|boleto|holerite|prefeitura)(?![a-z])|(?<!\d)\d{5}-\d{3}(?![\d-])/g,
  ],
  ['PEN', /(?<![a-z])(?:igv|soles|sunat)(?![a-z])/g],
];
/** Streets in Romania have the names of Moldovan towns too, so one term is no evidence. */
const moldovan =
  /(?<![a-z])(?:mdl|idn[op]|chisinau|balti|cahul|ungheni|republica moldova|moldova|mold\.|ialoveni|orhei|soroca|cnam|md-?\d{4}|c\/f ?:? ?1\d{12}|idn[op] ?:? ?1\d{12}|moldtelecom|orange moldova|moldcell|premier energy|termoelectrica|apa-?canal|moldovagaz|maib|victoriabank)(?![a-z])/g;

/** Swiss papers group digits by apostrophes. */
const swiss =
  /(?<![a-z\d])(?:ahv|avs|ai\/apg|bvg|lpp|alv|suva|postfinance|che-?\d{3}|ch\d\d \d{4}|kanton|cantone|(?:republique et|administration) canton[a-z]*|rappen|mwst-nr|twint|yverdon|mendrisio|lugano|bellinzona|locarno|chiasso|lausanne|neuchatel|fribourg|winterthur|st\. ?gallen|aarau|che-[\d.]{9,11})(?![a-z])|(?<![\d'])\d{1,3}'\d{3}(?![\d'])/;

const british =
  /(?<![a-z])(?:paye|national insurance|hmrc|plc|mot|bacs|sort code|northern ireland|belfast|co\. (?:down|antrim|armagh|tyrone|fermanagh|londonderry)|[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2})(?![a-z])/g;

const countOf = (pattern: RegExp, sample: string) => sample.match(pattern)?.length ?? 0;

/** Returns the currency with the most terms in a text, and their number. */
function mostNamed(terms: Terms, sample: string): { currency?: string; count: number } {
  let most: { currency?: string; count: number } = { count: 0 };
  for (const [currency, pattern] of terms) {
    const count = countOf(pattern, sample);
    if (count > most.count) most = { currency, count };
  }
  return most;
}

/** Returns the currency for which a folded text prints `$`. `isSure`: the text contains evidence for it. */
export function dollarOf(
  sample: string,
  language: Language | undefined,
): { currency: string; isSure: boolean } {
  const inSpanish = language === 'es' ? mostNamed(pesos, sample) : undefined;
  const named = inSpanish?.currency
    ? inSpanish
    : mostNamed(language === 'en' ? dollars : [...dollars, ...pesos], sample);
  const bySign = language === 'es' ? mostNamed(pesosBySign, sample) : undefined;
  const abroad = named.currency === undefined && bySign ? bySign : named;
  if (language === 'fr') {
    const canadian = { currency: 'CAD', isSure: true };
    return abroad.currency ? { currency: abroad.currency, isSure: true } : canadian;
  }
  const ofAmerica = countOf(american, sample) + countOf(americanBySign, sample);
  // A street or a town elsewhere can have the name of one abroad.
  if (abroad.currency === undefined || ofAmerica >= abroad.count)
    return { currency: 'USD', isSure: ofAmerica > 0 };
  return { currency: abroad.currency, isSure: ofAmerica === 0 || abroad.count > 2 * ofAmerica };
}

/** Returns the currency for which a folded text prints `lei`. */
export function leuOf(sample: string): string {
  return isMoldovan(sample) ? 'MDL' : 'RON';
}

function isMoldovan(sample: string): boolean {
  if (/(?<![a-z])ron(?![a-z])/.test(sample)) return false;
  return /(?<![a-z])mdl(?![a-z])/.test(sample) || countOf(moldovan, sample) > 1;
}

/** Returns the currency of a folded text that prints none, if it is not that of the language. */
export function currencyAbroad(sample: string, language: Language | undefined): string | undefined {
  if (language === 'ro') return isMoldovan(sample) ? 'MDL' : undefined;
  if (language === 'de' || language === 'fr' || language === 'it')
    if (swiss.test(sample)) return 'CHF';
  return mostNamed([...overseas, ...pesos], sample).currency;
}

/** Terms of Irish papers. */
const irish =
  /(?<![a-z])(?:co\. (?:galway|cork|dublin|kerry|mayo|clare|donegal|wicklow|kildare|meath|louth|wexford|waterford|limerick|tipperary|sligo|roscommon|offaly|laois|kilkenny|carlow|cavan|monaghan|leitrim|longford|westmeath)|eircode|(?<!northern )ireland|dublin(?!,? (?:road|rd|street|st|oh|ca|ga)(?![a-z]))|an post)(?![a-z])/g;
/** Both countries levy it. */
const vat = /(?<![a-z])vat(?![a-z])/;

/** English is used in several countries, which have other specific terms. */
export function englishOf(sample: string): string | undefined {
  const [ofIreland, ofBritain] = [countOf(irish, sample), countOf(british, sample)];
  if (ofIreland !== ofBritain) return ofIreland > ofBritain ? 'EUR' : 'GBP';
  if (ofIreland > 0) return undefined;
  if (vat.test(sample)) return 'GBP';
  return countOf(american, sample) > 0 ? 'USD' : undefined;
}
