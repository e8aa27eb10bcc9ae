const shiftJis = new TextDecoder('shift_jis');

/** Whether all names are Shift JIS, and most of their characters beside each other: single ones are accents of another encoding. */
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
