/** Requirements of a car for its driver; loaded only for the few cars that have any. */
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import type { CardDriverTerms } from './card-facts.ts';

/** `on`: first day of the trip, if it is chosen. */
export const DriverTerms = deferredComponent<{ car: CardDriverTerms; on: string | null }>(() => import('./driver-badges.tsx'), null);
