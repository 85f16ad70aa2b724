/** The thread in which a calendar from elsewhere is read: it can be ended when it does not come to an end by itself. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BusySpan, parseBusySpans } from './read-ical.ts';

const { text, window } = workerData as { text: string; window: BusySpan };
parentPort?.postMessage(parseBusySpans(text, window));
