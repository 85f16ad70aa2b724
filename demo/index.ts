/** The door of the demo: its world for a start, a small one for tests, and what is told about it. */
export { describeDemo } from './describe.ts';
export { prepareDemo, reseedDemo, seedSmallWorld, seedTinyWorld } from './prepare.ts';
export { demoJobs } from './seed/car-photos.ts';
