/** Public interface of the fleet: an owner's cars together. It only reads; blocks are written by the calendar, and who prepared a car by the handover. */
export { fleetRoutes } from './routes.ts';
