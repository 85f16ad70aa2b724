/** Public interface of the demo: preparing it at start, a small one for tests, and its start-up message. */
export { describeDemo } from './describe.ts';
export { prepareDemo, reseedDemo, seedSmallWorld, seedTinyWorld } from './prepare.ts';
export { demoJobs } from './seed/car-photos.ts';
