/** Contact details of the other party of a booking: phone, WhatsApp and e-mail. */
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { nameOf, phoneInGroups } from '#web/features/people/people.ts';
import { whatsappAddress } from '#web/features/support/use-support-lines.ts';
import { useLanguage } from '#web/i18n/context.tsx';

type WaysToReachProps = { person: Pick<Booking['owner'], 'phone' | 'email'>; phoneLabel: string; emailLabel: string };

export function ContactDetails({ person: { phone, email }, phoneLabel, emailLabel }: WaysToReachProps) {
	const { texts } = useLanguage();
	const chat = phone && whatsappAddress(phone);
	return (
		<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3">
			{phone && (
				<ContactLink href={`tel:${phone}`} icon={<Phone aria-hidden />} label={phoneLabel}>
					{phoneInGroups(phone)}
				</ContactLink>
			)}
			{phone && chat && (
				<ContactLink href={chat} icon={<MessageCircle aria-hidden />} label={texts.support.whatsapp}>
					{phoneInGroups(phone)}
				</ContactLink>
			)}
			{email && (
				<ContactLink href={`mailto:${email}`} icon={<Mail aria-hidden />} label={emailLabel}>
					<EmailAddress email={email} />
				</ContactLink>
			)}
		</ul>
	);
}

/** An address too long for its line is broken before the @. */
export function EmailAddress({ email }: { email: string }) {
	const at = email.indexOf('@');
	return (
		<>
			{email.slice(0, at)}
			<wbr />
			{email.slice(at)}
		</>
	);
}

type WayProps = { href: string; icon: ReactNode; label: string; children: ReactNode };

function ContactLink({ href, icon, label, children }: WayProps) {
	return (
		<li className="min-w-0">
			<a
				href={href}
				{...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
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

/** Name in the script of the page, if there is one. */
export function useRenterName(): (booking: Booking) => string {
	const { language } = useLanguage();
	return ({ renter }) => nameOf(renter, language);
}
