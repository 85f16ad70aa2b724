/** The door of availability: who occupies a car when. */
export { blockSpan, occupancyIn, replaceImports, type Span, unblockSpan } from './days-sql.ts';
export { availabilityRoutes } from './routes.ts';
export {
	bookingsIn,
	freeAfterReturn,
	isBooked,
	isFree,
	occupyForBooking,
	releaseBooking,
} from './sql.ts';
