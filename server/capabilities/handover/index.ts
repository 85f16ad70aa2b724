/** The door of the handover: what both sides record when a car leaves and comes back. */
export { chargesOfBooking, presentCharges } from './booking-charges.ts';
export { makeCode } from './code.ts';
export { handoverCodeLocked, handoverRecorded } from './news.ts';
export { handoverPart } from './person-part.ts';
export { readHandover } from './read-handover.ts';
export { recordHandover } from './record-handover.ts';
export { handoverRoutes } from './routes.ts';
export type { ChargeLine } from './rules.ts';
