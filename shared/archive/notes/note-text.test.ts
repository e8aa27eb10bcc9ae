import { expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { isNoteText } from './note-text.ts';
import { noteInputSchema } from './note.ts';

it.each([
  ['Sent to Grace', true],
  [' \r\nSent\u200b ', true],
  ['x'.repeat(limits.note.max), true],
  ['x'.repeat(limits.note.max + 1), false],
  ['', false],
  [' \n', false],
  ['\0', false],
  ['\u200b', false],
  ['\0 \u200b\r\n\u2800', false],
])('can be saved if it is accepted: %j', (text, isAccepted) => {
  expect(noteInputSchema.safeParse({ text }).success).toBe(isAccepted);
  expect(isNoteText(text)).toBe(isAccepted);
});
