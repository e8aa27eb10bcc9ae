import { foldForSearch } from '../../../text/fold-for-search.ts';

export const filterWords = {
  tag: words(
    'tags schlagwort schlagwörter etiqueta etiquetas étiquette étiquettes etichetta etichette',
    'etykieta etykiety etichetă etichete',
  ),
  correspondent: words(
    'from sender von absender korrespondent de remitente interlocutor expéditeur correspondant',
    'da mittente corrispondente od nadawca korespondent remetente correspondente de-la expeditor',
    'corespondent',
  ),
  kind: words(
    'document-type art dokumentart typ dokumenttyp tipo tipo-de-documento type-de-document',
    'tipo-di-documento rodzaj rodzaj-dokumentu typ-dokumentu tip tip-de-document',
  ),
  date: words(
    'document-date datum dokumentdatum fecha date-du-document data data-dokumentu',
    'data-do-documento data-documentului',
  ),
  due: words(
    'due-date fällig fälligkeit fälligkeitsdatum vence vencimiento échéance scadenza termin',
    'termin-płatności vencimento scadent scadență',
  ),
  ends: words(
    'end end-date ende endet vertragsende fin termina finaliza date-de-fin scade koniec',
    'data-zakończenia termo data-de-termo expiră sfârșit',
  ),
  notice: words(
    'cancel-by kündigung kündbar-bis kündigungsfrist preaviso préavis résiliation disdetta',
    'preavviso wypowiedzenie denúncia cancelamento preaviz reziliere',
  ),
  added: words('hinzugefügt añadido ajouté aggiunto dodano adicionado adăugat'),
  by: words(
    'added-by hinzugefügt-von añadido-por ajouté-par aggiunto-da dodane-przez adicionado-por adăugat-de',
  ),
  amount: words(
    'total betrag gesamtbetrag summe importe montant importo totale kwota suma valor montante sumă',
  ),
  ref: words(
    'reference referenz referenznummer referencia référence riferimento referência referință',
  ),
  vat: words('vat-id ust-id ustid ust-idnr nif tva iva partita-iva nip cod-de-tva'),
  asn: words(
    'archive-number archive-serial-number archivnummer número-de-archivo numéro-d-archive',
    'numero-di-archivio numer-archiwalny número-de-arquivo número-de-arquivamento număr-de-arhivă',
  ),
  has: words('with mit con avec ma com cu'),
  no: words('without ohne sin sans senza bez sem fără'),
  is: words('ist está est jest este'),
  name: words(
    'filename dateiname nombre nom nome nazwa nume title titel título titre titolo tytuł titlu',
  ),
  content: words(
    'text inhalt contenido texto contenu texte contenuto testo treść tekst conteúdo conținut',
  ),
  note: words('notes notiz notizen nota notas notatka notatki notă notițe'),
  type: words(
    'file-type filetype dateityp format tipo-de-archivo type-de-fichier tipo-di-file formato',
    'rodzaj-pliku tipo-de-arquivo tipo-de-ficheiro tipul-fișierului',
  ),
  created: words('erstellt creado créé creato utworzono criado creat'),
  size: words('größe tamaño taille dimensione rozmiar tamanho mărime'),
} as const satisfies Record<string, readonly string[]>;

type NamedFilter = keyof typeof filterWords;

/** Returns the key by which words are compared: without case and diacritics, with hyphens between its parts. */
export function wordKey(word: string): string {
  return foldForSearch(word)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the keys of a word, including one with umlauts as two letters: `groesse` for `Größe`. */
export function wordKeys(word: string): string[] {
  const written = word.replaceAll(/[äöü]/g, (umlaut) => `${wordKey(umlaut)}e`);
  return [...new Set([wordKey(word), wordKey(written)])];
}

const filterByWord: ReadonlyMap<string, NamedFilter> = new Map(
  Object.entries(filterWords).flatMap(([key, named]) =>
    named.flatMap(wordKeys).map((word) => [word, key as NamedFilter] as const),
  ),
);

/** Returns all names of filters as word keys. */
export function filterKeys(): string[] {
  return [...filterByWord.keys()];
}

/** Returns the filter that a word before a colon names, if it is not a key itself. */
export function filterOfWord(word: string): NamedFilter | undefined {
  return filterByWord.get(wordKey(word));
}

/** Splits lines into words. */
export function words(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}
