import { readAbroad, readDrawer, readPapers } from '../../support/papers/read-papers.ts';
import { figuresOf, readAll } from './measure.ts';
import { percent, printAbroad, printMeasure } from './print-measure.ts';
import { readValues } from './read-values.ts';

/* Measures what is found surely enough to be set. The held-out half decides; what it misses is not printed. */
const papers = readPapers();
printMeasure(papers, (text) => readValues(text), 'development');
if (!printMeasure(papers, (text) => readValues(text), 'held-out')) process.exitCode = 1;
const drawer = readAll(readDrawer(), (text) => readValues(text));
const { judged, papers: drawn } = figuresOf(drawer, 'correspondent');
console.log(`${drawn} short papers: ${percent(judged)} of their senders`);
printAbroad(readAbroad(), (text) => readValues(text));
