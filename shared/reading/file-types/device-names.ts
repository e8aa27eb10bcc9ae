/** Prefixes of file names that scanners, cameras, phones and programs create, in their languages; words are separated by spaces. */
const beginnings = `
scan, scans, scanned, scanned document, scanned documents, scanned image, scanned from a, scan from a, scanner, scn, scanbot,
scannable, scannable document, tiny scanner, tinyscanner, genius scan, adobe scan, camscanner, cam scanner, office lens,
microsoft lens, scanpro, simple scan, quick scan, turboscan, skm, skmbt, kmbt, km, ccf, mx, xerox scan, epson, brother, canon, hp, hpscan,
img, imgp, image, images, imag, cimg, rimg, dsc, dscn, dscf, dscs, pict, pic, picture, photo, photos, pxl, mvimg, pano, sam, sdc, hpim, dji, gopr, wp, vid, kic, burst,
screenshot, screen shot, screencapture, whatsapp image, whatsapp photo, whatsapp document, image from whatsapp, telegram, signal, fb img, received,
doc, docs, document, documents, new document, new doc, untitled, untitled document, file, new file, download, attachment, output, print, fax, temp, tmp, pdf, unknown,
scan dokument, scandokument, dokument, dokumente, gescannt, eingescannt, gescanntes dokument, eingescanntes dokument, neues dokument, unbenannt, ohne titel, ohne namen, namenlos, bild, bilder, foto, fotos, aufnahme, bildschirmfoto, bildschirmaufnahme, whatsapp bild, datei, anhang, ausdruck, telefax,
numérisation, numerisation, numérisé, numérisée, document numérisé, document scanné, image numérisée, nouveau document, sans titre, sans nom, capture, capture d écran, capture écran, photo whatsapp, image whatsapp, fichier, pièce jointe, télécopie,
escaneo, escaneado, escaneada, escáner, escanear, documento escaneado, imagen escaneada, digitalizado, documento digitalizado, documento, documentos, documento nuevo, nuevo documento, sin título, sin nombre, imagen, imágenes, captura, captura de pantalla, imagen de whatsapp, foto de whatsapp, archivo, adjunto,
scansione, scansioni, scannerizzato, documento scansionato, documento scannerizzato, immagine scansionata, nuovo documento, senza titolo, senza nome, immagine, immagini, schermata, istantanea schermo, cattura, immagine whatsapp, foto whatsapp, allegato,
skan, skany, skanowanie, zeskanowany, zeskanowany dokument, zeskanowane, zeskanowano, nowy dokument, dokumenty, bez tytułu, bez nazwy, obraz, obrazy, zdjęcie, zdjęcia, zrzut ekranu, zdjęcie whatsapp, obraz whatsapp, plik, załącznik, faks,
digitalização, digitalizacao, digitalizada, imagem digitalizada, novo documento, documento novo, sem título, sem nome, imagem, imagens, captura de ecrã, captura de tela, imagem do whatsapp, imagem whatsapp, ficheiro, arquivo, anexo,
scanare, scanat, scanată, document scanat, imagine scanată, document nou, documente, fără titlu, fără nume, imagine, imagini, captură, captură de ecran, imagine whatsapp, poză, fotografie, fișier, atașament`;

const fillers = `
at, on, from, to, the, a, an, of, um, am, vom, von, der, uhr, à, le, la, du, de, des, h, min, s, las, los, el, del, al, alle, ore, il, dal, o, z, dnia, godz, às, as, da, do, em, din, ora, pe,
pm, utc, wa, tz, t, x, no, nr, n, num, page, pages, p, seite, seiten, página, páginas, pagina, pagine, strona, part, teil, partie, parte,
copy, kopie, kopia, copie, copia, cópia, edited, bearbeitet, final, hdr, hd, mp, portrait, night, cover, dpi, color, colour, bw, pdf, jpg, jpeg, png, tif, tiff, compressed, cropped, rotated`;

const listOf = (text: string) => text.split(',').map((each) => each.trim());

const wordsOfBeginnings = listOf(beginnings).map((each) => each.split(' '));
const beginningsByWord = Map.groupBy(wordsOfBeginnings, ([first = '']) => first);
const meaningless = new Set([...listOf(fillers), ...wordsOfBeginnings.flat()]);

let months: Set<string> | undefined;

function monthNames(): Set<string> {
  const languages = ['en', 'de', 'fr', 'es', 'it', 'pl', 'pt', 'ro', 'nl'];
  const formats = languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (month) => new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' }),
    ),
  );
  const names = formats.flatMap((format) =>
    Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(Date.UTC(2026, index, 1));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return name.toLowerCase().replaceAll('.', '');
    }),
  );
  return (months ??= new Set(names));
}

const uuid = /^\{?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?(?:[\s_-]*\(?\d{0,3}\)?)$/iu;
const hexadecimal = /^(?=.*\d)[\da-f]{16,}$/iu;
/** `P1010012`, as some cameras name files. */
const letterAndNumber = /^[a-z]\d{4,}$/iu;
/** Fewer digits may be a year, or a meaningful number. */
const leastDigits = 6;

/**
 * Returns whether a file name, without its extension, was created by a scanner, a camera or a program, and does not describe the document:
 * it consists of a known prefix, numbers, dates and times, in nine languages. Takes linear time.
 */
export function isDeviceName(stem: string): boolean {
  const name = stem.trim().normalize('NFC').toLowerCase();
  if (uuid.test(name) || hexadecimal.test(name) || letterAndNumber.test(name)) return true;
  const words = wordsOf(name);
  if (words.length === 0) return (name.match(/\d/g) ?? []).length >= leastDigits;
  const beginning = wordsOfDevice(words);
  return (
    beginning > 0 &&
    words
      .slice(beginning)
      .every(
        (word) => word.length === 1 || meaningless.has(word) || (months ?? monthNames()).has(word),
      )
  );
}

/** Returns whether a file name begins like that of a device, so that a day in it is that of the scan or photo. */
export function beginsLikeDevice(stem: string): boolean {
  return wordsOfDevice(wordsOf(stem.trim().normalize('NFC').toLowerCase())) > 0;
}

const wordsOf = (name: string) => name.match(/\p{L}+/gu) ?? [];

function wordsOfDevice(words: readonly string[]): number {
  return (beginningsByWord.get(words[0] ?? '') ?? [])
    .filter((known) => known.every((word, index) => word === words[index]))
    .reduce((longest, { length }) => Math.max(longest, length), 0);
}
