/** Public interface of the handover: the records of both sides when a car leaves and returns. */
export { chargesOfBooking, chargesOfBookings, presentCharges } from './booking-charges.ts';
export { makeCode } from './code.ts';
export { handoverCodeLocked, handoverRecorded } from './events.ts';
export { handoverPersonalData, preparationPersonalData } from './personal-data.ts';
export { readyCars } from './prepare-car.ts';
export { readHandover } from './read-handover.ts';
export { recordHandover } from './record-handover.ts';
export { handoverRoutes } from './routes.ts';
export type { ChargeLine } from './rules.ts';
export { returnRecordedAt } from './sql.ts';
