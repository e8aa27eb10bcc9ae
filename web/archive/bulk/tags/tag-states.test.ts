import { describe, expect, it } from 'vitest';
import { nextChoice, tagStateOf } from './tag-states.ts';

const wood = { id: 'wood', documentsCount: 5 };
const tagged = { tags: [{ id: 'wood', name: 'Wood', color: '#ffffff' }] };
const plain = { tags: [] };

describe('the state of a tag for several documents', () => {
  it('is on, mixed or off depending on the selected documents', () => {
    expect(tagStateOf(wood, [tagged, tagged], true)).toBe('on');
    expect(tagStateOf(wood, [tagged, plain], true)).toBe('mixed');
    expect(tagStateOf(wood, [plain, plain], true)).toBe('off');
  });

  it('is mixed if selected documents are not loaded', () => {
    expect(tagStateOf(wood, [tagged, tagged], false)).toBe('mixed');
    expect(tagStateOf(wood, [plain], false)).toBe('mixed');
    expect(tagStateOf({ id: 'wood', documentsCount: 0 }, [plain], false)).toBe('off');
  });

  it('toggles between two choices, or three if it is mixed', () => {
    expect(nextChoice('on', undefined)).toBe('remove');
    expect(nextChoice('on', 'remove')).toBeUndefined();
    expect(nextChoice('off', undefined)).toBe('add');
    expect(nextChoice('off', 'add')).toBeUndefined();
    expect(nextChoice('mixed', undefined)).toBe('add');
    expect(nextChoice('mixed', 'add')).toBe('remove');
    expect(nextChoice('mixed', 'remove')).toBeUndefined();
  });
});
