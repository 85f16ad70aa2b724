/** Public interface of the fleet: an owner's cars together. It only reads; blocks are written by the calendar. */
export { fleetRoutes } from './routes.ts';
