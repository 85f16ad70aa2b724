/** One of the two people of a booking, and how to reach them once it is confirmed. */
import { BadgeCheck, LockKeyhole, Star } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { nameOf } from '../../bookings/people.ts';
import { WaysToReach } from '../../bookings/ways-to-reach.tsx';
import { useLanguage } from '../../i18n/context.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDetailTexts } from './texts.ts';

export function Party({ booking, who }: { booking: Booking; who: 'OWNER' | 'RENTER' }) {
	const { party: t } = useDetailTexts().detail;
	const { language, format } = useLanguage();
	const person = who === 'OWNER' ? booking.owner : booking.renter;
	const name = nameOf(person, language);
	return (
		<Panel title={who === 'OWNER' ? t.owner : t.renter}>
			<div className="flex items-center gap-4">
				<Avatar name={name} src={person.profileImageUrl} size="large" />
				<div className="min-w-0">
					<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-lg leading-snug">
						<bdi>{name}</bdi>
						{/* Who has paid has an approved identity: nobody else can book. */}
						{who === 'RENTER' && (
							<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
								{t.verified}
							</Badge>
						)}
					</p>
					<p suppressHydrationWarning className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
						<span title={t.ratingHint} className="flex items-center gap-1">
							<Star aria-hidden className="size-4 text-accent" />
							{t.rating}
						</span>
						{t.memberSince(format.date(person.memberSince, 'year'))}
					</p>
				</div>
			</div>
			<div className="mt-4">
				<Ways booking={booking} person={person} />
			</div>
		</Panel>
	);
}

function Ways({ booking, person }: { booking: Booking; person: Booking['owner'] }) {
	const { party: t } = useDetailTexts().detail;
	if (!person.phone && !person.email) {
		const shown = booking.status === 'CONFIRMED' || booking.status === 'COMPLETED';
		return (
			<p className="flex items-start gap-2.5 rounded-control bg-sunken p-3 text-sm">
				<LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
				{shown ? t.none : booking.status === 'REQUESTED' ? t.hidden : t.hiddenOver}
			</p>
		);
	}
	return <WaysToReach person={person} phoneLabel={t.call} emailLabel={t.write} />;
}
