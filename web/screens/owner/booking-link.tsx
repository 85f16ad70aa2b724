/** A link to a booking. Who keeps an office's accounts may not open it, and reads its words alone; without `alone` nothing. */
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';
import { useMay } from '#web/features/session/acting.ts';

type BookingLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { id: string; alone?: ReactNode };

export function BookingLink({ id, alone = null, ...link }: BookingLinkProps) {
	return useMay('bookings') ? <Link href={`/owner/bookings/${id}`} {...link} /> : alone;
}
