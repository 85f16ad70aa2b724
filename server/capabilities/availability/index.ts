/** The door of availability: who occupies a car when. */
export { availabilityRoutes } from './routes.ts';
export { bookingsIn, freeAfterReturn, isFree, occupyForBooking, releaseBooking } from './sql.ts';
