import { readAbroad, readDrawer, readJudged } from '../../support/papers/read-papers.ts';
import { figuresOf, readAll } from './measure.ts';
import { percent, printHalves, printMeasure } from './print-measure.ts';
import { readValues } from './read-values.ts';

/*
 * Measures the values that are found with enough confidence to be set. The held-out half decides; its misses are not
 * printed.
 */
const papers = readJudged();
printMeasure(papers, (text) => readValues(text), 'development');
if (!printMeasure(papers, (text) => readValues(text), 'held-out')) process.exitCode = 1;
const drawer = readAll(readDrawer(), (text) => readValues(text));
const { judged, papers: drawn } = figuresOf(drawer, 'correspondent');
console.log(`${drawn} short papers: ${percent(judged)} of their senders`);
printHalves('papers abroad', readAbroad(), ({ language, half }) => `${language}, ${half}`);
