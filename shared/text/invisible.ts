// Blank patterns of Braille and of musical notation are no space to Unicode.
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\u2800\u{1d159}`;
const nothingVisible = new RegExp(String.raw`^[\s${invisible}]*$`, 'u');

const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?`;
const joiner = String.raw`(?<=${emoji}\ufe0f?)\u200d(?=\p{Extended_Pictographic})`;
const flagTag = String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}`;
const keycap = String.raw`(?<=[#*0-9])\ufe0f(?=\u20e3)`;
const emojiParts = String.raw`(?<=${emoji})\ufe0f|${joiner}|${flagTag}|${keycap}`;
const invisibles = new RegExp(`(?<kept>${emojiParts})|[${invisible}]`, 'gu');

/** Whether nothing is seen of a text: it is empty, or of spaces and invisible characters alone. */
export function isInvisible(text: string): boolean {
  return nothingVisible.test(text);
}

/** A text without invisible characters, but for those that make one emoji of several. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisibles, '$<kept>');
}
