const shiftJis = new TextDecoder('shift_jis');

/**
 * Returns whether all names are Shift JIS, with most of their characters adjacent: single ones are accented letters of another encoding.
 */
export function isShiftJis(names: readonly Uint8Array[]): boolean {
  let [runs, single] = [0, 0];
  for (const name of names) {
    const text = shiftJis.decode(name);
    if (
      /[^\n\r\t\x20-\x7e\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(
        text,
      )
    )
      return false;
    for (const [run] of text.matchAll(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+/gu)) {
      if (run.length > 1) runs += run.length;
      else single += 1;
    }
  }
  return runs > single;
}

/**
 * Returns whether names are typical Japanese in Shift JIS: adjacent characters, and the bytes of kana and frequent characters, which are
 * symbols in other encodings.
 */
export function isPlainShiftJis(names: readonly Uint8Array[]): boolean {
  let [frequent, rare] = [0, 0];
  for (const name of names) {
    for (let at = 0; at < name.length; at += 1) {
      const byte = name[at] ?? 0;
      if (byte < 0x80) continue;
      if (byte >= 0x81 && byte <= 0x9f) frequent += 1;
      else rare += 1;
      if (byte < 0xa0 || byte > 0xdf) at += 1;
    }
  }
  return frequent > 1 && rare * 4 <= frequent && isShiftJis(names);
}
