/** Lists of the console, loaded with their tab; the approved identities below the queue are loaded on scrolling. Their props must be referentially stable. */
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';

const waiting = <Skeleton className="h-96 rounded-card" />;

export const LaterBookingList = deferredComponent(() => import('./booking-list.tsx'), waiting);
export const LaterCarList = deferredComponent(() => import('./car-list.tsx'), waiting);
export const LaterApprovedIdentities = deferredComponent(() => import('./approved-identities.tsx'), waiting, { onceScrolled: true });
