/** Public interface of goodwill: amounts that the platform pays the renter or the owner of a booking voluntarily. */
export { goodwillDecided, goodwillGranted, goodwillRequested } from './events.ts';
export { goodwillPersonalData } from './personal-data.ts';
export { forecastGoodwill, onBookingCancelled, onBookingConfirmed, promiseGoodwill } from './promise-goodwill.ts';
export { goodwillRoutes } from './routes.ts';
export { countGoodwillToDecide } from './sql.ts';
