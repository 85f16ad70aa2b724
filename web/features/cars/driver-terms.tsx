/** What a car asks of its driver; loaded for the few cars that ask anything. */
import type { CarCard } from '#contract/cars.ts';
import { deferredComponent } from '#web/ui/deferred-component.tsx';

export type AskedOfDriver = Pick<CarCard, 'driverAge' | 'driverLicenceYears'>;

export const asksOfDriver = ({ driverAge, driverLicenceYears }: AskedOfDriver): boolean => driverAge > 0 || driverLicenceYears > 0;

/** `on`: first day of the trip, if it is chosen. */
export const DriverTerms = deferredComponent<{ car: AskedOfDriver; on: string | null }>(() => import('./driver-badges.tsx'), null);
