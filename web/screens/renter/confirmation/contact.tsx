/** Who the other party is; how to reach them once the booking is confirmed, and until then that it will be here. */
import { LockKeyhole, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { useLanguage } from '../../../i18n/context.tsx';
import { useCurrentUser } from '../../../session/current-user.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { nameOf, phoneInGroups } from '../people.ts';
import type { Standing } from '../standing.ts';
import { useConfirmationTexts } from './texts.ts';

export function Contact({ booking, standing }: { booking: Booking; standing: Standing }) {
	const { owner: t } = useConfirmationTexts();
	const { language, format } = useLanguage();
	const ownsIt = useCurrentUser()?.id === booking.ownerId;
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
			<div className="mt-5">
				<Ways booking={booking} party={party} standing={standing} />
			</div>
		</Panel>
	);
}

type WaysProps = { booking: Booking; party: Booking['owner']; standing: Standing };

function Ways({ booking, party, standing }: WaysProps) {
	const { owner: t } = useConfirmationTexts();
	if (!party.phone && !party.email) {
		const shown = booking.status === 'CONFIRMED' || booking.status === 'COMPLETED';
		const coming = standing === 'WAITING' || standing === 'UNPAID';
		return (
			<p className="flex items-start gap-2.5 rounded-control bg-sunken p-3 text-sm">
				<LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
				{shown ? t.none : coming ? t.hidden : t.hiddenOver}
			</p>
		);
	}
	return (
		<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3">
			{party.phone && (
				<Way href={`tel:${party.phone}`} icon={<Phone aria-hidden />} label={t.call}>
					{phoneInGroups(party.phone)}
				</Way>
			)}
			{party.email && (
				<Way href={`mailto:${party.email}`} icon={<Mail aria-hidden />} label={t.write}>
					{party.email}
				</Way>
			)}
		</ul>
	);
}

type WayProps = { href: string; icon: ReactNode; label: string; children: string };

function Way({ href, icon, label, children }: WayProps) {
	return (
		<li className="min-w-0">
			<a
				href={href}
				className="flex min-h-14 items-center gap-3 rounded-control border border-line px-3 py-2 hover:border-control-line hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-text"
			>
				{icon}
				<span className="min-w-0">
					<span className="block text-muted text-xs">{label}</span>
					<bdi dir="ltr" className="numbers wrap-anywhere block font-medium rtl:text-end">
						{children}
					</bdi>
				</span>
			</a>
		</li>
	);
}
