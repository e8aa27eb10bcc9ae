import { describe, expect, it } from 'vitest';
import { nextChoice, tagStateOf } from './tag-states.ts';

const wood = { id: 'wood', documentsCount: 5 };
const tagged = { tags: [{ id: 'wood', name: 'Wood', color: '#ffffff' }] };
const plain = { tags: [] };

describe('a tag in the list for several documents', () => {
  it('is on, mixed or off by the documents that are chosen', () => {
    expect(tagStateOf(wood, [tagged, tagged], true)).toBe('on');
    expect(tagStateOf(wood, [tagged, plain], true)).toBe('mixed');
    expect(tagStateOf(wood, [plain, plain], true)).toBe('off');
  });

  it('is mixed when documents are chosen that nothing is known of', () => {
    expect(tagStateOf(wood, [tagged, tagged], false)).toBe('mixed');
    expect(tagStateOf(wood, [plain], false)).toBe('mixed');
    expect(tagStateOf({ id: 'wood', documentsCount: 0 }, [plain], false)).toBe('off');
  });

  it('is switched between two states, and a mixed one between three', () => {
    expect(nextChoice('on', undefined)).toBe('remove');
    expect(nextChoice('on', 'remove')).toBeUndefined();
    expect(nextChoice('off', undefined)).toBe('add');
    expect(nextChoice('off', 'add')).toBeUndefined();
    expect(nextChoice('mixed', undefined)).toBe('add');
    expect(nextChoice('mixed', 'add')).toBe('remove');
    expect(nextChoice('mixed', 'remove')).toBeUndefined();
  });
});
