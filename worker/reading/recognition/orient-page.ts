import { cropImage, type GreyImage, type RightAngle, turnImage } from './image/grey-image.ts';
import { turnPlaced } from './image/placed-image.ts';
import type { PreparedPage } from './image/prepare-page.ts';
import { chooseByDictionary } from './language/choose-language.ts';
import { detectLanguage, isDetectable } from './language/detect-language.ts';
import type { RecognitionLanguage } from './language/languages.ts';
import { languagesInScriptOf, scriptOf } from './language/scripts.ts';
import {
  leastOfText,
  lettersOf,
  type PageReader,
  type Reading,
  surelyUpright,
  textOf,
} from './page-reader.ts';
import { languagesToProbe, probeScripts, surelyInScript } from './probe-scripts.ts';

type Orientation = {
  page: PreparedPage;
  language: RecognitionLanguage;
  confidence: number;
  costOfLetter: number;
};

const instructionsOfSample = 10_000_000_000;

/**
 * Finds the language of a page, and turns it upright, by a sample of its text. If the direction of its lines is doubtful and nothing sure
 * is read in it, the other direction is tried too.
 */
export async function orientPage(
  prepared: PreparedPage,
  reader: PageReader,
  prepareAcross: () => Promise<PreparedPage>,
): Promise<Orientation> {
  const found = await orient(prepared, reader);
  const isSettled = found.confidence >= surelyUpright || !prepared.isDoubtful;
  if (isSettled || reader.left() < 3 * instructionsOfSample) return found;
  const across = await prepareAcross();
  if (across.measure.height === 0) return found;
  const other = await orient(across, reader);
  return other.confidence > found.confidence + 3 ? other : found;
}

async function orient(prepared: PreparedPage, reader: PageReader): Promise<Orientation> {
  const { measure } = prepared;
  const [language = 'en'] = reader.languages;
  const { image: sample, letters } = densestLines(prepared, { lines: 6, letters: 500 });
  const read = (image: GreyImage, other = language) =>
    reader.readIfCheap(image, {
      language: other,
      letters: measure.height,
      layout: 'block',
      instructions: instructionsOfSample,
    });
  const upright = await read(sample);
  const inOtherScript = await findOtherScript(prepared, reader, { reading: upright, angle: 0 });
  if (inOtherScript) return inOtherScript;
  const confidence = upright?.confidence ?? 0;
  const isUpright = confidence >= surelyUpright;
  const turned = isUpright ? undefined : await read(turnImage(sample, 180));
  const isUpsideDown = turned !== undefined && turned.confidence > confidence + 3;
  const best = isUpsideDown ? turned : upright;
  if (turned) {
    const upsideDown = await findOtherScript(prepared, reader, { reading: best, angle: 180 });
    if (upsideDown) return upsideDown;
  }
  const found = detectLanguage(textOf(best?.lines ?? []), reader.languages)?.language ?? language;
  const others = reader.languages.filter(
    (other) => scriptOf(other) === scriptOf(found) && !isDetectable(other, reader.languages),
  );
  const readAgain = async (other: RecognitionLanguage) => {
    if (reader.left() < 2 * instructionsOfSample) return [];
    return (await read(isUpsideDown ? turnImage(sample, 180) : sample, other))?.lines ?? [];
  };
  const chosen =
    others.length > 0 && (await chooseByDictionary([...new Set([found, ...others])], readAgain));
  return {
    page: isUpsideDown ? turnPage(prepared, 180) : prepared,
    language: chosen || found,
    confidence: best?.confidence ?? 0,
    costOfLetter: best ? costOfLetter(best, letters) : 0,
  };
}

function costOfLetter(reading: Reading, letters: number): number {
  return reading.spent / Math.max(1, letters, lettersOf(reading.lines));
}

/**
 * Finds the language of a page in another script, if hardly any text was read, by reading two lines with the data of each language. Data of
 * Chinese, Japanese and Korean also contain Latin letters, and those of Latin languages contain no others.
 */
async function findOtherScript(
  prepared: PreparedPage,
  reader: PageReader,
  { reading: before, angle }: { reading: Reading | undefined; angle: 0 | 180 },
): Promise<Orientation | undefined> {
  const languages = languagesToProbe(reader.languages).filter(
    (other) => other !== reader.languages[0],
  );
  if (languages.length === 0 || (before && isSure(before, reader.languages))) return undefined;
  const { image, letters } = densestLines(prepared, { lines: 2, letters: 80 });
  const probe = angle === 0 ? image : turnImage(image, angle);
  const best = await probeScripts(probe, { languages, letters: prepared.measure.height }, reader);
  if (!best || best.confidence <= (before?.confidence ?? 0)) return undefined;
  return {
    page: angle === 0 ? prepared : turnPage(prepared, angle),
    language: best.language,
    confidence: best.confidence,
    costOfLetter: costOfLetter(best, letters),
  };
}

function isSure({ lines, confidence }: Reading, languages: readonly RecognitionLanguage[]) {
  const text = textOf(lines);
  const [inItsScript = 'en'] = languagesInScriptOf(text, languages);
  if (scriptOf(inItsScript) !== 'Latn') return confidence >= surelyInScript;
  if (confidence >= surelyUpright) return true;
  return confidence >= leastOfText && detectLanguage(text, languages) !== undefined;
}

function turnPage(page: PreparedPage, angle: RightAngle): PreparedPage {
  const rotation = ((page.rotation + angle) % 360) as RightAngle;
  return { ...page, ...turnPlaced(page, angle), rotation };
}

const rowsOfLine = 2.8;

function densestLines(
  { image, measure }: PreparedPage,
  most: { lines: number; letters: number },
): { image: GreyImage; letters: number } {
  const height = Math.min(image.height, Math.round(measure.height * rowsOfLine * most.lines));
  let count = 0;
  let best = { count: -1, top: 0 };
  for (let row = 0; row < image.height; row += 1) {
    count += (measure.rows[row] ?? 0) - (measure.rows[row - height] ?? 0);
    if (count > best.count) best = { count, top: row - height };
  }
  const margin = measure.height * 2;
  const [top, bottom] = [Math.max(0, best.top - margin), best.top + height + margin];
  const inBand = measure.rows.subarray(top, bottom).reduce((sum, inRow) => sum + inRow, 0);
  const letters = Math.min(inBand, most.letters);
  const width = Math.round((image.width * letters) / Math.max(1, inBand));
  const left = Math.floor((image.width - width) / 2);
  const sample = cropImage(image, { left, top, width, height: bottom - top });
  return { image: sample, letters };
}
