/** The door of the demo: its world for a start, a small one for tests, and what is told about it. */
export { describeDemo } from './describe.ts';
export { demoJobs } from './making/car-photos.ts';
export { makeSmallWorld, makeTinyWorld, prepareDemo, remakeDemo } from './prepare.ts';
