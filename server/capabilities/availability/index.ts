/** Public interface of availability: who occupies a car when. */
export { blockSpan, listOccupancyOfKinds, replaceImports, type Span, unblockSpan } from './days-sql.ts';
export { availabilityRoutes } from './routes.ts';
export {
	isAvailable,
	isBooked,
	listBookingsWithin,
	occupyForBooking,
	releaseBooking,
	truncateAfterReturn,
} from './sql.ts';
