// Unicode does not class blank Braille patterns and null note heads as spaces.
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\u2800\u{1d159}`;
const nothingVisible = new RegExp(String.raw`^[\s${invisible}]*$`, 'u');

const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?`;
const joiner = String.raw`(?<=${emoji}\ufe0f?)\u200d(?=\p{Extended_Pictographic})`;
const flagTag = String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}`;
const keycap = String.raw`(?<=[#*0-9])\ufe0f(?=\u20e3)`;
const emojiParts = String.raw`(?<=${emoji})\ufe0f|${joiner}|${flagTag}|${keycap}`;
const invisibles = new RegExp(`(?<kept>${emojiParts})|[${invisible}]`, 'gu');

/** Returns whether a text is empty, or consists of spaces and invisible characters. */
export function isInvisible(text: string): boolean {
  return nothingVisible.test(text);
}

/** Removes invisible characters except those that join emoji. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisibles, '$<kept>');
}
