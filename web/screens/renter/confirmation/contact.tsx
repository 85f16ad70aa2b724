/** The other party, with contact details once the booking is confirmed. */
import { LockKeyhole } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { ContactDetails } from '#web/features/bookings/contact-details.tsx';
import { MessageLink } from '#web/features/bookings/message-link.tsx';
import { nameOf } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { BookingStage } from '../booking-stage.ts';
import type { ConfirmationTexts } from './texts.en.ts';

export function Contact({ booking, stage }: { booking: Booking; stage: BookingStage }) {
	const { owner: t } = useScreenTexts<ConfirmationTexts>();
	const { language, format } = useLanguage();
	const me = useCurrentUser()?.id;
	const ownsIt = me === booking.ownerId;
	const party = ownsIt ? booking.renter : booking.owner;
	const name = nameOf(party, language);
	return (
		<Panel title={ownsIt ? t.titleRenter : t.title}>
			<div className="flex items-center gap-4">
				<Avatar name={name} src={party.profileImageUrl} size="large" />
				<div className="min-w-0">
					<p className="font-semibold text-lg">
						<bdi>{name}</bdi>
					</p>
					<p suppressHydrationWarning className="text-muted text-sm">
						{t.memberSince(format.date(party.memberSince, 'year'))}
					</p>
				</div>
			</div>
			<div className="mt-5 grid gap-3">
				{/* Admins see it too but are not part of the conversation. */}
				{(ownsIt || me === booking.renterId) && <MessageLink booking={booking} label={t.message} />}
				<PartyContact booking={booking} party={party} stage={stage} />
			</div>
		</Panel>
	);
}

type PartyContactProps = { booking: Booking; party: Booking['owner']; stage: BookingStage };

function PartyContact({ booking, party, stage }: PartyContactProps) {
	const { owner: t } = useScreenTexts<ConfirmationTexts>();
	if (!party.phone && !party.email) {
		const visible = booking.status === 'CONFIRMED' || booking.status === 'COMPLETED';
		const isPending = stage === 'WAITING' || stage === 'UNPAID';
		return (
			<p className="flex items-start gap-2.5 rounded-control bg-sunken p-3 text-sm">
				<LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
				{visible ? t.none : isPending ? t.hidden : t.hiddenOver}
			</p>
		);
	}
	return <ContactDetails person={party} phoneLabel={t.call} emailLabel={t.write} />;
}
