import { describe, expect, it } from 'vitest';
import { isWithin } from '../../.lint/tree.ts';
import { scopeCreators } from '../../.lint/scope-creators.ts';
import { crossings } from '../../.lint/crossings.ts';
import { queryingFiles, unscopedSql } from '../../.lint/walls.ts';
import {
  archiveArrows,
  findCycles,
  readArrows,
  roomArrows,
  upwardArchiveArrows,
  upwardArrows,
} from './import-graph.ts';
import { readSourceFiles } from './source-files.ts';

const arrows = readArrows();

describe('imports', () => {
  it('are found', () => {
    expect(arrows.length).toBeGreaterThan(1500);
  });

  it('of the worker run upward at most fourteen times', () => {
    expect(upwardArrows('worker', arrows).length).toBeLessThanOrEqual(14);
  });

  it('of the web never run upward', () => {
    expect(upwardArrows('web', arrows)).toEqual([]);
  });

  it('form no cycle, types included', () => {
    expect(findCycles(arrows)).toEqual([]);
  });
});

describe.each(['shared', 'worker', 'web'] as const)(
  'imports inside the archive of the %s',
  (side) => {
    it('never run upward', () => {
      expect(archiveArrows(side, arrows).length).toBeGreaterThan(40);
      expect(upwardArchiveArrows(side, arrows)).toEqual([]);
    });

    it('form no cycle between folders', () => {
      expect(findCycles(roomArrows(archiveArrows(side, arrows)))).toEqual([]);
    });
  },
);

describe('the exceptions of the walls', () => {
  const files = readSourceFiles();
  const imports = files.flatMap((file) =>
    file.imports.map(({ target, names }) => ({ from: file.path, to: target, names })),
  );

  it('list only crossings that exist', () => {
    const listed = crossings.flatMap(({ from, to }) => to.map((target) => ({ from, to: target })));
    const unused = listed.filter(
      ({ from, to }) =>
        !imports.some((found) => isWithin([from], found.from) && isWithin([to], found.to)),
    );
    expect(listed.length).toBeGreaterThan(20);
    expect(unused).toEqual([]);
  });

  it('list only files that create scopes', () => {
    const listed = Object.entries(scopeCreators).flatMap(([name, reasons]) =>
      Object.keys(reasons).map((from) => ({ from, name })),
    );
    const unused = listed.filter(
      ({ from, name }) =>
        !imports.some((found) => found.from === from && found.names.some((of) => of.name === name)),
    );
    expect(listed.length).toBeGreaterThan(5);
    expect(unused).toEqual([]);
  });

  it('list only files that query', () => {
    const unused = [...Object.keys(queryingFiles), ...Object.keys(unscopedSql)].filter(
      (listed) => !files.some(({ path }) => isWithin([listed], path)),
    );
    expect(unused).toEqual([]);
  });

  it('are not extended by comments', () => {
    const disabling = /(?:ox|es)lint-disable(?!-next-line (?:jsx-a11y|import)\/)/;
    expect(files.filter(({ text }) => disabling.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
