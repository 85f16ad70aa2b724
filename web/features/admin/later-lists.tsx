/** Lists of the console's tabs, of which one is visible: each arrives with its tab. Their props must stay the same between renders. */
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';

const waiting = <Skeleton className="h-96 rounded-card" />;

export const LaterBookingList = deferredComponent(() => import('./booking-list.tsx'), waiting);
export const LaterCarList = deferredComponent(() => import('./car-list.tsx'), waiting);
