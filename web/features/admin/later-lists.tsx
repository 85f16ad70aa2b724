/** Lists of the console: those of a tab load with it, and those below the queue of identities load when the admin scrolls to them. Their props must stay the same between renders. */
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';

const waiting = <Skeleton className="h-96 rounded-card" />;

export const LaterBookingList = deferredComponent(() => import('./booking-list.tsx'), waiting);
export const LaterCarList = deferredComponent(() => import('./car-list.tsx'), waiting);
export const LaterApprovedIdentities = deferredComponent(() => import('./approved-identities.tsx'), waiting, { onceScrolled: true });
