import { beforeAll } from 'vitest';
import { emptyDemo } from './demo-harness.ts';

beforeAll(emptyDemo);
