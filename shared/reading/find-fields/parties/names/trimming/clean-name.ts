/** Repairs letters that OCR misread in capitalized words and within words: `SZPlTAL`, `Ho1zapfel`, `0'Dowd`. */
export function repairName(printed: string): string {
  return printed
    .replace(/(?<![\p{L}\p{N}])0(?=['’]\p{Lu})/gu, 'O')
    .replace(/(?<![\p{L}])G(?:rn|in|nn)bH(?!\p{L})/gu, 'GmbH')
    .replace(/(?<=\p{Ll}{2})(?=(?:B\.V\.|N\.V\.|S\.r\.l\.|S\.p\.A\.|S\.L\.|GmbH)(?!\p{L}))/gu, ' ')
    .replace(/[\p{L}\d|]{3,}/gu, repairWord);
}

function repairWord(word: string): string {
  const capitals = word.match(/\p{Lu}/gu)?.length ?? 0;
  const small = word.match(/\p{Ll}/gu)?.length ?? 0;
  const smallL = word.match(/l/g)?.length ?? 0;
  if (capitals >= 2 && small === smallL)
    return word
      .replace(/(?<=\p{L})[l1|](?=\p{L}|$)|^[l|](?=\p{Lu})/gu, 'I')
      .replace(/(?<=\p{L}0{0,8})0(?=0{0,8}(?:\p{L}|$))/gu, 'O');
  if (small < 3) return word;
  return word.replace(/(?<=\p{L})1(?=\p{Ll}|$)/gu, 'l').replace(/(?<=\p{L})0(?=\p{Ll})/gu, 'o');
}
