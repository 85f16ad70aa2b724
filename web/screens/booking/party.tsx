/** A party of a booking, with contact details once it is confirmed. */
import { BadgeCheck, LockKeyhole } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { ContactDetails } from '#web/features/bookings/contact-details.tsx';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { MessageLink } from '#web/features/bookings/message-link.tsx';
import { isYetToBeConfirmed } from '#web/features/bookings/status.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { PersonLine } from '#web/features/reviews/person-line.tsx';
import { useReaderId } from '#web/features/session/acting.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Panel } from '#web/ui/panel.tsx';

export function Party({ booking, who }: { booking: Booking; who: 'OWNER' | 'RENTER' }) {
	const { party: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const me = useReaderId('chat');
	const isParty = me !== undefined && [booking.ownerId, booking.renterId].includes(me);
	const person = who === 'OWNER' ? booking.owner : booking.renter;
	return (
		<Panel title={who === 'OWNER' ? t.owner : t.renter}>
			<PersonLine
				person={person}
				as={who === 'OWNER' ? 'owner' : 'renter'}
				memberSince={t.memberSince}
				mark={
					// A renter who has paid has an approved identity: others cannot book.
					who === 'RENTER' && (
						<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
							{t.verified}
						</Badge>
					)
				}
			/>
			<div className="mt-4 grid gap-3">
				{isParty && <MessageLink booking={booking} label={t.message} />}
				<PartyContact booking={booking} person={person} />
				{isParty && <HelpLink to="messages" />}
			</div>
		</Panel>
	);
}

function PartyContact({ booking, person }: { booking: Booking; person: Booking['owner'] }) {
	const { party: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	if (!person.phone && !person.email) {
		const isConfirmed = booking.status === 'CONFIRMED' || booking.status === 'COMPLETED';
		return (
			<p className="flex items-start gap-2.5 rounded-control bg-sunken p-3 text-sm">
				<LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
				{isYetToBeConfirmed(booking) ? t.hidden : isConfirmed ? t.none : t.hiddenOver}
			</p>
		);
	}
	return <ContactDetails person={person} phoneLabel={t.call} emailLabel={t.write} />;
}
