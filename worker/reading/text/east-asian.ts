/** Matches Han and kana with their punctuation, which wrap without spaces, unlike Korean. */
export const han = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u3011\u30fc\uff01-\uff0f\uff1a-\uff1f]`;
