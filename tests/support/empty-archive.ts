import { beforeAll } from 'vitest';
import { harness } from '#harness';

// The files of a project run one after the other in one process, where the product is loaded once.
beforeAll(() => harness.empty());
