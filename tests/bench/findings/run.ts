import { readPapers } from '../../support/papers/read-papers.ts';
import { printMeasure } from './print-measure.ts';
import { readValues } from './read-values.ts';

/* Measures what is found surely enough to be set. The held-out half decides; what it misses is not printed. */
const papers = readPapers();
printMeasure(papers, (text) => readValues(text), 'development');
if (!printMeasure(papers, (text) => readValues(text), 'held-out')) process.exitCode = 1;
