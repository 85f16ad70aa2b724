/** A link to a booking, for those whose role includes bookings. */
import type { ReactNode } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';
import { usePermission } from '#web/features/session/acting.ts';

type BookingLinkProps = {
	id: string;
	className: string;
	'aria-label'?: string;
	/** Shown instead to members who may not open bookings, such as an accountant. */
	alone?: ReactNode;
	children: ReactNode;
};

export function BookingLink({ id, alone = null, ...link }: BookingLinkProps) {
	return usePermission('bookings') ? <Link href={`/owner/bookings/${id}`} {...link} /> : alone;
}
