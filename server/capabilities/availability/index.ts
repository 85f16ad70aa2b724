/** The door of availability: who occupies a car when. */
export { availabilityRoutes } from './routes.ts';
export { bookingsIn, isBooked, isFree, occupyForBooking, releaseBooking } from './sql.ts';
