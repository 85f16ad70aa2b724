/** Marked damage on pages where most bookings have none: the drawing is loaded only for those that have. */
import { useQuery } from '@tanstack/react-query';
import { getHandover, type Handover } from '#contract/handover.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { deferredComponent } from '#web/ui/deferred-component.tsx';

const DamagePanel = deferredComponent(() => import('./damage-panel.tsx'), null);

export const hasMarks = ({ records }: Pick<Handover, 'records'>): boolean => records.some(({ damageMarks }) => damageMarks.length > 0);

/** For a booking whose handover has begun. Only the marks are displayed, so there is neither a placeholder nor an error. */
export function DamageOfBooking({ bookingId }: { bookingId: string }) {
	const { data } = useQuery({ ...queryFor(getHandover, { params: { id: bookingId } }), ...refetchOnVisit });
	return data && hasMarks(data) ? <DamagePanel handover={data} /> : null;
}
