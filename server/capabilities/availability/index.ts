/** Public interface of availability: who occupies a car when. */
export { blockSpan, listOccupancyOfKinds, replaceImports, type Span, unblockSpan } from './days-sql.ts';
export { blockedSecondsOfCars, occupancyOfCars } from './fleet-sql.ts';
export { availabilityRoutes } from './routes.ts';
export {
	holdForChange,
	isAvailable,
	isBooked,
	listBookingsWithin,
	moveBooking,
	nextOccupancyAfter,
	type Occupied,
	occupancyOf,
	occupyForBooking,
	releaseBooking,
	releaseChange,
	truncateAfterReturn,
} from './sql.ts';
