import { beforeAll } from 'vitest';
import { harness } from '#harness';

beforeAll(() => harness.empty());
