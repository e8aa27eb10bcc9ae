import type { AddedDefaults } from './added-defaults.ts';

export const noDefaults: AddedDefaults = { documentType: null, tagIds: [] };
