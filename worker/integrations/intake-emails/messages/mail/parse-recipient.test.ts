import { expect, it } from 'vitest';
import { parseRecipient } from './parse-recipient.ts';

it.each([
  ['abc@intake.example', 'abc@intake.example', null],
  [' ABC@Intake.Example ', 'abc@intake.example', null],
  ['abc+tax@intake.example', 'abc@intake.example', 'tax'],
  ['ABC+Tax+2026@Intake.Example', 'abc@intake.example', 'Tax+2026'],
  ['abc+@intake.example', 'abc@intake.example', null],
  ['+tax@intake.example', '@intake.example', 'tax'],
  ['', '@', null],
  ['abc', '@', null],
])('reads %j', (recipient, address, tagName) => {
  expect(parseRecipient(recipient)).toEqual({ address, tagName });
});
