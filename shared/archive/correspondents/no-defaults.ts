import type { AddedDefaults } from './added-defaults.ts';

/** Nothing came with a correspondent. */
export const noDefaults: AddedDefaults = { documentType: null, tagIds: [] };
