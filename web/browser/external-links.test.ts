import { expect, it } from 'vitest';
import { releaseNotes } from './external-links.ts';

it.each(['https://git.example.com/a/b', 'https://git.example.com/a/b/'])(
  'finds the notes of a release beside the source at %s',
  (source) =>
    expect(releaseNotes(source, '1.2.3')).toBe('https://git.example.com/a/b/releases/tag/v1.2.3'),
);
