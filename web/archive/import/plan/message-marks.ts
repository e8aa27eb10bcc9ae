import { decodeWords } from '../../../../shared/mime/decoding/encoded-words.ts';
import { findBody, parseFields } from '../../../../shared/mime/parts/header.ts';
import { createLinesDecoder } from '../../../../shared/mime/decoding/decode-lines.ts';
import { foldForSearch } from '../../../../shared/text/fold-for-search.ts';

/**
 * Data that mail programs write into a message. `sentAt` is in ISO 8601; `labels` are those of Gmail, without its
 * system labels.
 */
export type MessageMarks = { sentAt?: string; labels: string[]; isDeleted: boolean };

/** Bytes at the beginning of a message that are searched for marks. */
export const markedLength = 16 * 1024;

const names = new Set(['date', 'x-gmail-labels', 'x-mozilla-status']);

export function readMarks(beginning: Uint8Array): MessageMarks {
  const fields = parseFields(
    beginning.subarray(0, findBody(beginning)),
    names,
    createLinesDecoder(),
  );
  const labels = labelsIn(decodeWords(fields.get('x-gmail-labels') ?? ''));
  // Thunderbird keeps deleted messages in the file until it compacts it.
  const status = Number.parseInt(fields.get('x-mozilla-status') ?? '', 16);
  return {
    sentAt: pastTime(fields.get('date')),
    labels: labels.filter((label) => !ownLabels.has(keyOf(label)) && !isCategory(label)),
    isDeleted: (status & 8) !== 0 || labels.some((label) => deletedLabels.has(keyOf(label))),
  };
}

function pastTime(written: string | undefined): string | undefined {
  const time = written === undefined ? Number.NaN : Date.parse(written.replace(/\(.*\)/, ''));
  if (Number.isNaN(time) || time > Date.now() || time < 0) return undefined;
  return new Date(time).toISOString();
}

/** Labels are separated by commas; those with a comma are in quotes. */
function labelsIn(list: string): string[] {
  const labels = [...list.matchAll(/"([^"]*)"|[^,"]+/g)];
  return labels.map(([whole, quoted]) => (quoted ?? whole).trim()).filter(Boolean);
}

function isCategory(label: string): boolean {
  return /^(?:category|kategorie|catégorie|categoría|categoria|kategoria|imap_)/i.test(label);
}

/** Gmail exports its system labels in the language of the account. */
const deletedLabels = setOf(
  'trash|spam|papierkorb|corbeille|papelera|cestino|lixeira|lixo|reciclagem|kosz|coș de gunoi|coș',
);
const ownLabels = setOf(
  'inbox|sent|archived|drafts|draft|important|starred|opened|unread|muted|snoozed|scheduled|chat',
  'posteingang|gesendet|archiviert|entwürfe|wichtig|markiert|geöffnet|ungelesen',
  'boîte de réception|messages envoyés|messages archivés|brouillons|messages suivis|ouvert|non lus',
  'recibidos|enviados|archivados|borradores|importante|importantes|destacados|abiertos|no leídos',
  'posta in arrivo|posta inviata|inviati|archiviati|bozze|importanti|speciali|aperti|da leggere',
  'caixa de entrada|arquivados|arquivado|rascunhos|com estrela|aberto|abertos|não lido|não lidos',
  'odebrane|wysłane|zarchiwizowane|wersje robocze|ważne|oznaczone gwiazdką|otwarte|nieprzeczytane',
  'mesaje primite|mesaje trimise|trimise|arhivate|mesaje nefinalizate|cu stea|deschise|necitite',
);

function setOf(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split('|')).map(keyOf));
}

function keyOf(label: string): string {
  return foldForSearch(label).trim();
}
